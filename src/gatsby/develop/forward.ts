import { type IncomingMessage, request, type ServerResponse } from "node:http";

/** An Express request. */
export type Message = IncomingMessage & { originalUrl: string };

export type Application = {
  use(paths: string[], handler: (message: Message, response: ServerResponse, next: () => void) => void): void;
};

/**
 * Proxies a request to another server on this machine. A failure never stops the development server.
 *
 * @param target origin of that server.
 * @param added headers to add to the request.
 */
export function forward(
  message: Message,
  response: ServerResponse,
  target: string,
  added: Readonly<Record<string, string>> = {},
): void {
  const { method, headers } = message;
  // The request target may be absolute («GET http://…»): only its path is used.
  const options = { method, headers: { ...headers, ...added }, path: message.originalUrl };
  const forwarded = request(target, options, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.on("error", () => response.destroy());
    answer.pipe(response);
  });
  // A server that responds before reading the whole body closes the connection: keep its response.
  forwarded.on("error", () => (response.headersSent ? response.end() : response.writeHead(503).end()));
  response.on("error", () => forwarded.destroy());
  message.on("error", () => forwarded.destroy());
  message.pipe(forwarded);
}
