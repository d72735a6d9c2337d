import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { TLSSocket } from "node:tls";
import type { ReadableStream as NodeReadableStream } from "node:stream/web";

/** A function of the host: web request in, web response out. */
export type HostFunction = (request: Request, context: { ip: string }) => Promise<Response>;

/** Pseudo-headers of HTTP/2 («:path») are not headers. */
const webHeaders = (message: IncomingMessage) => {
  const headers = new Headers();
  for (const [name, value] of Object.entries(message.headers)) {
    if (name.startsWith(":") || value === undefined) continue;
    for (const one of Array.isArray(value) ? value : [value]) headers.append(name, one);
  }
  return headers;
};

/** The address the visitor typed, which the function compares with the page's origin. */
const address = (message: IncomingMessage) => {
  const host = message.headers.host ?? message.headers[":authority"]?.toString() ?? "localhost";
  const scheme = message.socket instanceof TLSSocket ? "https" : "http";
  const text = `${scheme}://${host}${message.url ?? "/"}`;
  return URL.canParse(text) ? text : undefined;
};

const webRequest = (message: IncomingMessage, url: string) => {
  const { method = "GET" } = message;
  const headers = webHeaders(message);
  // Web requests know no TRACE; the function has to see it all the same, to refuse it.
  if (method === "TRACE") return Object.defineProperty(new Request(url, { headers }), "method", { value: method });
  const hasBody = method !== "GET" && method !== "HEAD";
  return new Request(url, {
    method,
    headers,
    // Handed over as it arrives: the function may stop reading at its own limit.
    ...(hasBody && { body: Readable.toWeb(message) as ReadableStream, duplex: "half" }),
  });
};

const answer = async (handler: HostFunction, message: IncomingMessage, response: ServerResponse, url: string) => {
  const answered = await handler(webRequest(message, url), { ip: message.socket.remoteAddress ?? "" });
  response.statusCode = answered.status;
  for (const [name, value] of answered.headers) response.appendHeader(name, value);
  // A refused body is not worth waiting for, and nothing else can follow it on this connection.
  if (!message.complete && message.httpVersionMajor === 1) response.setHeader("connection", "close");
  if (answered.body) await pipeline(Readable.fromWeb(answered.body as NodeReadableStream), response);
  else response.end();
};

/** Hands a request to a function and its answer back, both as streams. */
export const callFunction = async (handler: HostFunction, message: IncomingMessage, response: ServerResponse) => {
  const url = address(message);
  if (!url) {
    response.writeHead(400).end();
    return;
  }
  try {
    await answer(handler, message, response, url);
  } catch (error) {
    // A visitor who leaves before the end is nobody's mistake.
    if (!response.destroyed) throw error;
  }
};
