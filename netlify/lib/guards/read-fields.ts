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

/** Largest body, in bytes (docs/contrat.md, «Formulaire de contact»). */
export const bodyLimit = 64 * 1024;

function tooLarge(): Refusal {
  return new Refusal(413, "Votre message est trop volumineux. Raccourcissez-le, puis réessayez.");
}

async function readAll(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return Buffer.concat(chunks);
    size += value.byteLength;
    if (size > bodyLimit) throw tooLarge();
    chunks.push(value);
  }
}

/** Gives up as soon as a body is too large: it is not held in memory. The server bounds the time. */
async function readBody(request: Request): Promise<Buffer> {
  if (Number(request.headers.get("content-length")) > bodyLimit) throw tooLarge();
  if (!request.body) return Buffer.alloc(0);
  const reader = request.body.getReader();
  try {
    return await readAll(reader);
  } catch (error) {
    // Not awaited: a sender that has gone silent may never let the stream close.
    void reader.cancel().catch(() => undefined);
    if (error instanceof Refusal) throw error;
    throw new Refusal(400, "L’envoi a été interrompu. Veuillez réessayer.", { unheard: true });
  }
}

/** Reads what a request says; throws when it is of no kind we take, or not what it says. */
export async function readFields(request: Request): Promise<RawFields> {
  const kind = bodyKind(request);
  const body = await readBody(request);
  if (kind === "form") return Object.fromEntries(new URLSearchParams(body.toString()));
  if (kind === "json") {
    const value = parseJson(body);
    return typeof value === "object" && value !== null ? { ...value } : {};
  }
  throw new Refusal(415, "Ce format n’est pas pris en charge\u00A0: envoyez du JSON ou un formulaire.");
}
