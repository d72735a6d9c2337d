import { type Application, forward } from "./forward";

const functionAddresses = ["/contact", "/.netlify/functions/contact", "/.netlify/functions/health"];

const loopback = new Set(["127.0.0.1", "::1", "::ffff:127.0.0.1"]);

/**
 * In `gatsby develop` only: hands the functions' addresses over to the server that
 * tools/develop.ts starts, so that the form works on the page's own origin
 * (docs/contrat.md, «Commandes et réglages»); and the studio's
 * to the server that studio/start.ts starts, for this machine alone. Gatsby lets every site
 * read its answers: not these. What another site sends is refused there (studio/server/guards.ts).
 */
export function developMiddleware(app: Application): void {
  const { CONTACT_SERVER: contact, STUDIO_SERVER: studio, STUDIO_KEY: key = "" } = process.env;
  if (contact) app.use(functionAddresses, (message, response) => forward(message, response, contact));
  if (!studio) return;
  app.use(["/studio"], (message, response) => {
    if (!loopback.has(message.socket.remoteAddress ?? "")) return void response.writeHead(403).end();
    response.removeHeader("Access-Control-Allow-Origin");
    forward(message, response, studio, { "x-studio-key": key });
  });
}
