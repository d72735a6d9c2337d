import { timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { Refusal } from "./refusal";

const loopback = new Set(["localhost", "127.0.0.1", "[::1]"]);

const urlOf = (text: string) => (URL.canParse(text) ? new URL(text) : undefined);

/** Header with which the development server proves that it forwarded a request. */
const keyHeader = "x-studio-key";

/**
 * Accepts requests from the studio's own page only, even to read. Another site open in the browser
 * could otherwise reach this server, directly or by DNS rebinding.
 *
 * @throws {Refusal} 403
 */
export function guard({ headers, method = "GET" }: IncomingMessage, key: string): void {
  const refuse = (what: string) => new Refusal(403, `Demande refusée : ${what}.`);
  const given = Buffer.from(String(headers[keyHeader] ?? ""));
  const wanted = Buffer.from(key);
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) throw refuse("elle ne passe pas par le site");
  const host = urlOf(`http://${headers.host ?? ""}`);
  if (!host || !loopback.has(host.hostname)) throw refuse("nom d’hôte inconnu");
  const { origin } = headers;
  if (origin !== undefined && origin !== host.origin) throw refuse("elle vient d’un autre site");
  if (origin === undefined && method !== "GET" && method !== "HEAD") throw refuse("son origine manque");
  const from = headers["sec-fetch-site"];
  if (from !== undefined && from !== "same-origin" && from !== "none") throw refuse("elle vient d’un autre site");
}

/**
 * Reads the body of a request.
 *
 * @param maxBytes maximum size in bytes.
 * @throws {Refusal} 413 as soon as the limit is exceeded.
 */
export async function readBody(message: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const tooLarge = new Refusal(413, `Envoi trop lourd : ${Math.round(maxBytes / 1024 / 1024)} Mo au plus.`);
  if (Number(message.headers["content-length"] ?? 0) > maxBytes) throw tooLarge;
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of message as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBytes) throw tooLarge;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
