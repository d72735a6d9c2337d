import { domainToASCII } from "node:url";
import type { core } from "zod";
import { countCharacters } from "../../shared/contact-message";
import { declaredOf, fieldSchema, withoutOptional } from "./field-schema";
import { fieldPath, type Mistake } from "./mistake";
import { suggestion } from "./suggest-spelling";
import { mistakeAt, type Entry } from "./entry";

const kinds: Record<string, string> = {
  string: "un texte",
  number: "un nombre",
  int: "un nombre entier",
  boolean: "true ou false, sans guillemets",
  array: "une liste «[ … ]»",
  object: "un objet «{ … }»",
};

const formats: Record<string, string> = {
  url: "une adresse complète commençant par «https://»",
  email: "une adresse e-mail",
  date: "une date existante au format AAAA-MM-JJ",
  "sibling-image": "le nom d’une image PNG, JPEG, WebP ou AVIF",
};

const show = (value: unknown): string => {
  const text = typeof value === "string" ? `«${value}»` : JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
};

const found = (value: unknown) => {
  if (value === null) return "le champ est vide";
  return value === undefined ? "le champ manque" : `trouvé ${show(value)}`;
};

function sizeMessage(issue: core.$ZodIssueTooSmall | core.$ZodIssueTooBig, value: unknown): string {
  const small = issue.code === "too_small";
  const limit = Number(small ? issue.minimum : issue.maximum);
  const bound = issue.exact ? "exactement" : small ? "au moins" : "au plus";
  if (issue.origin === "string") {
    const length = typeof value === "string" ? countCharacters(value) : 0;
    return small
      ? "attendu un texte, trouvé un texte vide"
      : `attendu ${bound} ${limit} caractères, trouvé ${length} : raccourcissez de ${length - limit}`;
  }
  if (issue.origin === "array") {
    return `attendu ${bound} ${limit} élément${limit > 1 ? "s" : ""}, trouvé ${Array.isArray(value) ? value.length : 0}`;
  }
  return `attendu un nombre ${bound} égal à ${limit}, ${found(value)}`;
}

/** How to write a list that was written as a text, or a text as a number. */
function asExpected({ expected }: core.$ZodIssueInvalidType, value: unknown): string {
  if (expected === "string" && /number|boolean/.test(typeof value)) return " : mettez-le entre guillemets";
  if (expected !== "array" || typeof value !== "string") return "";
  const items = value.split(",").map((item) => JSON.stringify(item.trim()));
  return ` : écrivez [${items.join(", ")}]`;
}

/** How mail writes a domain that has accents (RFC 5891). */
function inAscii(value: unknown): string {
  const [, name = "", domain = ""] = /^([\x21-\x7E]+)@(.+)$/.exec(String(value)) ?? [];
  const ascii = domainToASCII(domain);
  return ascii && ascii !== domain.toLowerCase() ? ` : écrivez «${name}@${ascii}»` : "";
}

/** @param format that the schema declares of the field. */
function message(issue: core.$ZodIssue, value: unknown, format: string | undefined): string {
  switch (issue.code) {
    case "invalid_type":
      return `attendu ${kinds[issue.expected] ?? issue.expected}, ${found(value)}${asExpected(issue, value)}`;
    case "invalid_value": {
      const admitted = issue.values.map(String);
      const hint = typeof value === "string" ? suggestion(value, admitted) : "";
      const list = admitted.map((option) => `«${option}»`).join(", ");
      if (hint) return `valeur inconnue ${show(value)}${hint} Valeurs admises : ${list}`;
      return `attendu ${admitted.length > 1 ? "une des valeurs " : ""}${list}, ${found(value)}`;
    }
    case "too_small":
    case "too_big":
      return sizeMessage(issue, value);
    case "invalid_format": {
      const expected = formats[format ?? issue.format];
      const mend = issue.format === "email" ? inAscii(value) : "";
      return `${expected ? `attendu ${expected}` : "forme incorrecte"}, ${found(value)}${mend}`;
    }
    case "invalid_union":
      return `attendu une adresse «https://…» ou un chemin «/…» du site, ${found(value)}`;
    case "custom":
      return issue.message;
    default:
      return `valeur incorrecte, ${found(value)}`;
  }
}

/** The schema's description of a field: it explains the expected format. */
function described(entry: Entry, path: readonly PropertyKey[]): string {
  const description = fieldSchema(entry, path)?.description;
  return description ? ` (${description})` : "";
}

/**
 * Turns a zod issue into errors that tell the provider how to fix it. Zod's own French messages don't
 * say what was found, nor what would do («Entrée invalide : chaîne de caractères attendu, indéfini reçu»).
 *
 * @param issue with its input (`reportInput`).
 */
function explainIssue(issue: core.$ZodIssue, entry: Entry): Mistake[] {
  if (issue.code === "unrecognized_keys") {
    const known = Object.keys(withoutOptional(fieldSchema(entry, issue.path))?.shape ?? {});
    return issue.keys.map((key) =>
      mistakeAt(entry, [...issue.path, key], `champ inconnu «${key}»${suggestion(key, known) || ", à retirer"}`),
    );
  }
  const value = issue.input;
  const hint = value === undefined || issue.code === "invalid_format" ? described(entry, issue.path) : "";
  return [mistakeAt(entry, issue.path, message(issue, value, declaredOf(entry, issue.path).format) + hint)];
}

/** The issues of an entry, without those that a value of another kind also raises: its length, its format. */
function withoutConsequences(issues: readonly core.$ZodIssue[]): core.$ZodIssue[] {
  const mistyped = issues.filter(({ code }) => code === "invalid_type").map(({ path }) => fieldPath(path));
  return issues.filter(({ code, path }) => code === "invalid_type" || !mistyped.includes(fieldPath(path)));
}

/** What an entry has that its schema does not admit. */
export function schemaMistakes(entry: Entry): Mistake[] {
  const { error } = entry.collection.schema.safeParse(entry.value, { reportInput: true });
  return withoutConsequences(error?.issues ?? []).flatMap((issue) => explainIssue(issue, entry));
}
