import { type Position, positionAt } from "../project/text-position";

/** What the parser says of a text it refuses (vfile-message); without a rule, an error of the rendering. */
export type MdxError = Error & {
  source?: string | null;
  ruleId?: string | null;
  position?: { start: { offset?: number | null } } | null;
};

/** A tag quoted by the parser, with its place: «`<Callout>` (3:1-3:10)»; a rule has no other field for it. */
const quotedTag = /`<([^>`]*)>`(?: \((\d+):(\d+)-)?/;

const voidTags = /^(?:area|base|br|col|embed|hr|input|link|meta|source|track|wbr)$/;

function explainUnclosed(name: string): string {
  if (name === "img") return "balise <img> non admise : écrivez ![ce que montre l’image](./image.png)";
  const close = voidTags.test(name) ? `écrivez <${name} />` : `ajoutez </${name}>`;
  return `la balise <${name}> n’est pas fermée : ${close}`;
}

/** A tag without its other half, or whose halves belong to different blocks. */
function explainMismatch({ message }: MdxError, found: string): string {
  const [, closing] = /^<\/([^>\s]*)/.exec(found) ?? [];
  const [, opened = ""] = quotedTag.exec(message.replace(/`<\/[^`]*`/, "")) ?? [];
  if (closing === undefined) return explainUnclosed(opened);
  if (opened) return `</${closing}> ne ferme pas <${opened}> : écrivez d’abord </${opened}>`;
  return `<${closing}> et </${closing}> doivent se trouver chacune seule sur sa ligne, avec une ligne vide avant et après`;
}

/** A sign «<» that begins no tag, by what follows it. */
function explainSign(tag: string, reached: number): string {
  if (tag.startsWith("<!")) return "une remarque «<!-- … -->» s’écrit {/* … */}";
  if (/^<[^\s>"']+[:@]/.test(tag)) return "une adresse entre «<» et «>» s’écrit [texte](https://exemple.fr)";
  if (/=\s*$/.test(tag.slice(0, reached))) {
    return 'la valeur d’un attribut s’écrit entre guillemets, collée au signe «=» : title="Un titre"';
  }
  return "le signe «<» est pris pour le début d’une balise, ici incomplète : pour écrire ce signe, tapez «&lt;»";
}

const isWord = /^[\p{L}\p{N}_$.]+$/u;

/** An error of the rendering: it names the code that it could not run. */
function explainRun({ message }: MdxError): string {
  const [first = "", ...others] = message.split(" ");
  if (others.join(" ") === "is not defined" && isWord.test(first)) {
    return `«{${first}}» est pris pour du code : pour écrire une accolade, tapez «\\{»`;
  }
  const [, component] = /^Expected (?:component|object) `([^`]+)`/.exec(message) ?? [];
  if (component) return `composant inconnu «<${component}» : retirez-le, ou choisissez un composant admis`;
  if (message.startsWith("The `style` prop")) return "l’attribut «style=» n’est pas admis : retirez-le";
  return message.startsWith("Cannot read properties of")
    ? "un passage entre accolades est pris pour du code : pour écrire une accolade, tapez «\\{»"
    : `écriture MDX incorrecte (${message})`;
}

function explain(error: MdxError, body: string, offset: number): string {
  switch (`${error.source ?? ""}:${error.ruleId ?? ""}`) {
    case "mdast-util-mdx-jsx:end-tag-mismatch":
      // Without a position, the tag was never closed.
      return explainMismatch(error, typeof error.position?.start.offset === "number" ? body.slice(offset) : "");
    case "mdast-util-mdx-jsx:unexpected-closing-slash":
      return "cette balise fermante ne correspond à aucune balise ouverte";
    case "recma-document:invalid-esm-statement":
      return "un texte n’importe rien : retirez cette ligne, les composants admis s’emploient sans elle";
  }
  switch (error.source) {
    case "micromark-extension-mdx-jsx": {
      const start = body.lastIndexOf("<", offset);
      return explainSign(body.slice(start), offset - start);
    }
    case "micromark-extension-mdx-expression":
      return "ce qui suit l’accolade «{» est pris pour du code : pour écrire une accolade, tapez «\\{»";
    case "micromark-extension-mdxjs-esm":
      return "une ligne de texte ne peut pas commencer par «import» ou «export»";
    default:
      return explainRun(error);
  }
}

/** For an unclosed tag the parser gives its paragraph's position, or none; the tag's is in the message. */
function positionOf(error: MdxError, body: string, message: string): Position | undefined {
  const [, line, column] = /^Expected a closing tag for `[^`]*` \((\d+):(\d+)-/.exec(error.message) ?? [];
  if (line && column) return { line: Number(line), column: Number(column) };
  const offset = error.position?.start.offset;
  if (typeof offset === "number") return positionAt(body, offset);
  // An error of the rendering has no position: the first occurrence of the code that the message quotes.
  const [, code] = /«([{<][\p{L}\p{N}_$.]+)/u.exec(message) ?? [];
  return code && body.includes(code) ? positionAt(body, body.indexOf(code)) : undefined;
}

/** An error in an MDX file, in French, with the fix; the line and column are those of its body. */
export class ProseError extends Error {
  readonly line: number | undefined;
  readonly column: number | undefined;

  constructor(cause: MdxError, body: string) {
    super(explain(cause, body, cause.position?.start.offset ?? 0), { cause });
    const position = positionOf(cause, body, this.message);
    this.line = position?.line;
    this.column = position?.column;
  }
}
