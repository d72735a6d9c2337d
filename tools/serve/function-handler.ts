import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { TLSSocket } from "node:tls";
import type { ReadableStream as NodeReadableStream } from "node:stream/web";
import { visitorAddress } from "./visitor-address";

/** A serverless function: web Request in, web Response out. */
export type HostFunction = (request: Request, context: { ip: string }) => Promise<Response>;

/** HTTP/2 pseudo-headers («:path») are left out. */
const webHeaders = (message: IncomingMessage) => {
  const headers = new Headers();
  for (const [name, value] of Object.entries(message.headers)) {
    if (name.startsWith(":") || value === undefined) continue;
    for (const one of Array.isArray(value) ? value : [value]) headers.append(name, one);
  }
  return headers;
};

/** The requested URL; the function compares its host with the page's origin. Undefined if invalid. */
const address = (message: IncomingMessage) => {
  const host = message.headers.host ?? message.headers[":authority"]?.toString() ?? "localhost";
  const scheme = message.socket instanceof TLSSocket ? "https" : "http";
  const text = `${scheme}://${host}${message.url ?? "/"}`;
  // `Request` throws on a URL with a user name and a password.
  return URL.canParse(text) && !host.includes("@") ? text : undefined;
};

const webRequest = (message: IncomingMessage, url: string) => {
  const { method = "GET" } = message;
  const headers = webHeaders(message);
  // `Request` forbids TRACE, but the function must receive it to answer 405.
  if (method === "TRACE") return Object.defineProperty(new Request(url, { headers }), "method", { value: method });
  const hasBody = method !== "GET" && method !== "HEAD";
  return new Request(url, {
    method,
    headers,
    // Streamed: the function may stop reading at its own limit.
    ...(hasBody && { body: Readable.toWeb(message) as ReadableStream, duplex: "half" }),
  });
};

const answer = async (handler: HostFunction, message: IncomingMessage, response: ServerResponse, url: string) => {
  const answered = await handler(webRequest(message, url), { ip: visitorAddress(message) });
  response.statusCode = answered.status;
  for (const [name, value] of answered.headers) response.appendHeader(name, value);
  // The function refused the body before its end: close the connection, which can't be reused.
  if (!message.complete && message.httpVersionMajor === 1) response.setHeader("connection", "close");
  if (answered.body) await pipeline(Readable.fromWeb(answered.body as NodeReadableStream), response);
  else response.end();
};

/** Calls a function with a request and sends its response, both streamed. */
export const callFunction = async (handler: HostFunction, message: IncomingMessage, response: ServerResponse) => {
  const url = address(message);
  if (!url) {
    response.writeHead(400).end();
    return;
  }
  try {
    await answer(handler, message, response, url);
  } catch (error) {
    // A client that disconnects early is not an error.
    if (!response.destroyed) throw error;
  }
};
