import { Refusal } from "./refusal";

export type BodyKind = "json" | "form";

/** What the body says before it is checked; anything may be anywhere. */
export type RawFields = Record<string, unknown>;

/** The kind of body a request announces, or `undefined` for any other. */
export function bodyKind(request: Request): BodyKind | undefined {
  const type = (request.headers.get("content-type") ?? "").split(";")[0]?.trim().toLowerCase();
  if (type === "application/json") return "json";
  if (type === "application/x-www-form-urlencoded") return "form";
  return undefined;
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(body));
  } catch {
    throw new Refusal(400, "La demande est illisible\u00A0: du JSON était attendu.");
  }
}

/** Reads the fields of a body; throws when it is of no kind we take, or not what it says. */
export function readFields(kind: BodyKind | undefined, body: Buffer): RawFields {
  if (kind === "form") return Object.fromEntries(new URLSearchParams(body.toString()));
  if (kind === "json") {
    const value = parseJson(body);
    return typeof value === "object" && value !== null ? { ...value } : {};
  }
  throw new Refusal(415, "Ce format n’est pas pris en charge\u00A0: envoyez du JSON ou un formulaire.");
}
