import { type IncomingMessage, request, type ServerResponse } from "node:http";

/** A request as Express hands it over. */
export type Message = IncomingMessage & { originalUrl: string };

export type Application = {
  use(paths: string[], handler: (message: Message, response: ServerResponse) => void): void;
};

/**
 * Hands a request over to another server of this machine, on the page's own origin. Whatever
 * becomes of that server, the development server goes on.
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
  // An address may name another host («GET http://…»): its path alone is asked for, of the target.
  const options = { method, headers: { ...headers, ...added }, path: message.originalUrl };
  const forwarded = request(target, options, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.on("error", () => response.destroy());
    answer.pipe(response);
  });
  // A server that answers before it has read everything closes the line: its answer stands.
  forwarded.on("error", () => (response.headersSent ? response.end() : response.writeHead(503).end()));
  response.on("error", () => forwarded.destroy());
  message.on("error", () => forwarded.destroy());
  message.pipe(forwarded);
}
