import { Refusal } from "./refusal";

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

/** Reads a body, giving up as soon as it is too large: it is not held in memory. The server bounds the time. */
export async function readBody(request: Request): Promise<Buffer> {
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
