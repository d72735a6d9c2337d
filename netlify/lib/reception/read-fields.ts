import type { ReadableStream } from "node:stream/web";
import { ContactRefusal } from "../guards/contact-refusal";

/** The fields of the body before validation, of any type. */
export type RawFields = Record<string, unknown>;

/** The body type of a request, `undefined` if unsupported. */
export function bodyKind(request: Request): "json" | "form" | undefined {
  const type = (request.headers.get("content-type") ?? "").split(";")[0]?.trim().toLowerCase();
  if (type === "application/json") return "json";
  if (type === "application/x-www-form-urlencoded") return "form";
  return undefined;
}

/** Parses a JSON body; the caller's spread turns anything but an object into no fields. */
function parseJson(body: Buffer): RawFields {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(body)) as RawFields;
  } catch {
    throw new ContactRefusal(400, "La demande est illisible\u00A0: du JSON était attendu.");
  }
}

/** Maximum body size in bytes (docs/contrat.md, «Formulaire de contact»). */
export const bodyLimit = 64 * 1024;

const tooLarge = new ContactRefusal(413, "Votre message est trop volumineux. Raccourcissez-le, puis réessayez.");

/** Stops reading as soon as the body is too large, to bound memory; the server limits the time. */
async function readBody(request: Request): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of (request.body as ReadableStream<Uint8Array> | null) ?? []) {
      size += chunk.byteLength;
      if (size > bodyLimit) throw tooLarge;
      chunks.push(chunk);
    }
  } catch (error) {
    throw error instanceof ContactRefusal
      ? error
      : new ContactRefusal(400, "L’envoi a été interrompu. Veuillez réessayer.");
  }
  return Buffer.concat(chunks);
}

/** Parses the body of a request; throws a `ContactRefusal` when its type is unsupported or it is malformed. */
export async function readFields(request: Request): Promise<RawFields> {
  const kind = bodyKind(request);
  const body = await readBody(request);
  if (kind === "form") return Object.fromEntries(new URLSearchParams(body.toString()));
  if (kind === "json") return { ...parseJson(body) };
  throw new ContactRefusal(415, "Ce format n’est pas pris en charge\u00A0: envoyez du JSON ou un formulaire.");
}
