import { type IncomingMessage, request, type ServerResponse } from "node:http";

type Application = {
  use(
    paths: string[],
    handler: (message: IncomingMessage & { originalUrl: string }, response: ServerResponse) => void,
  ): void;
};

const addresses = ["/contact", "/.netlify/functions/contact", "/.netlify/functions/health"];

/**
 * In `gatsby develop` only: hands the functions' addresses over to the server that
 * tools/develop.ts starts, so that the form works on the page's own origin (docs/contrat.md, «Commandes et réglages»).
 */
export function forwardContact(app: Application): void {
  const target = process.env.CONTACT_SERVER;
  if (!target) return;
  app.use(addresses, (message, response) => {
    const { method, headers } = message;
    const forwarded = request(new URL(message.originalUrl, target), { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    forwarded.on("error", () => response.writeHead(503).end());
    message.pipe(forwarded);
  });
}
