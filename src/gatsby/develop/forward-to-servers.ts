import { contactFunction, contactShortcut, healthFunction } from "../../shared/function-addresses";
import { type Application, forward } from "./forward";
import { sendPolicy } from "./send-policy";

const functionAddresses = [contactShortcut, contactFunction, healthFunction];

const loopback = new Set(["127.0.0.1", "::1", "::ffff:127.0.0.1"]);

/**
 * In `gatsby develop` only. Proxies the functions to the server started by tools/develop.ts: the form
 * then posts to the page's origin (docs/contrat.md, «Commandes et réglages»). Proxies the studio to the
 * server started by studio/start.ts, for this machine only: Gatsby's development server allows any
 * origin by CORS, the studio must not (studio/server/guards.ts). Sends pages with the security policy.
 */
export function developMiddleware(app: Application): void {
  const { CONTACT_SERVER: contact, STUDIO_SERVER: studio, STUDIO_KEY: key = "" } = process.env;
  if (contact) app.use(functionAddresses, (message, response) => forward(message, response, contact));
  if (studio) {
    app.use(["/studio"], (message, response) => {
      if (!loopback.has(message.socket.remoteAddress ?? "")) return void response.writeHead(403).end();
      response.removeHeader("Access-Control-Allow-Origin");
      forward(message, response, studio, { "x-studio-key": key });
    });
  }
  // Comes after the studio, which has its own policy.
  app.use(["/"], sendPolicy);
}
