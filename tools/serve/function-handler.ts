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
  const hasBody = message.method !== "GET" && message.method !== "HEAD";
  return new Request(url, {
    method: message.method ?? "GET",
    headers: webHeaders(message),
    // Handed over as it arrives: the function may stop reading at its own limit.
    ...(hasBody && { body: Readable.toWeb(message) as ReadableStream, duplex: "half" }),
  });
};

/** Hands a request to a function and its answer back, both as streams. */
export const callFunction = async (handler: HostFunction, message: IncomingMessage, response: ServerResponse) => {
  const url = address(message);
  if (!url) {
    response.writeHead(400).end();
    return;
  }
  const answer = await handler(webRequest(message, url), { ip: message.socket.remoteAddress ?? "" });
  response.statusCode = answer.status;
  for (const [name, value] of answer.headers) response.appendHeader(name, value);
  // A refused body is not worth waiting for, and nothing else can follow it on this connection.
  if (!message.complete && message.httpVersionMajor === 1) response.setHeader("connection", "close");
  if (answer.body) await pipeline(Readable.fromWeb(answer.body as NodeReadableStream), response);
  else response.end();
};
