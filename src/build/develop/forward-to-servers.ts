import type { ServerResponse } from "node:http";
import { type Application, forward } from "./forward";

const functionAddresses = ["/contact", "/.netlify/functions/contact", "/.netlify/functions/health"];

const loopback = new Set(["127.0.0.1", "::1", "::ffff:127.0.0.1"]);

/**
 * Gatsby's own middleware, which comes first, lets every site read its answers and answers
 * preflight requests itself: none of its permissions is given at the studio's addresses.
 */
function keepToOneself({ response: prototype }: Application): void {
  const { setHeader } = prototype;
  prototype.setHeader = function (this: ServerResponse, name, value) {
    const isPermission = /^access-control-/i.test(name) && /^\/studio(?![^/?])/i.test(this.req.url ?? "");
    return isPermission ? this : setHeader.call(this, name, value);
  };
}

/**
 * In `gatsby develop` only: hands the functions' addresses over to the server that
 * tools/develop.ts starts, so that the form works on the page's own origin
 * (docs/contrat.md, «Commandes et réglages»); and the studio's
 * to the server that tools/studio.ts starts, for this machine alone.
 */
export function developMiddleware(app: Application): void {
  const { CONTACT_SERVER: contact, STUDIO_SERVER: studio, STUDIO_KEY: key = "" } = process.env;
  if (contact) app.use(functionAddresses, (message, response) => forward(message, response, contact));
  if (!studio) return;
  keepToOneself(app);
  app.use(["/studio"], (message, response) => {
    if (!loopback.has(message.socket.remoteAddress ?? "")) return void response.writeHead(403).end();
    forward(message, response, studio, { "x-studio-key": key });
  });
}
