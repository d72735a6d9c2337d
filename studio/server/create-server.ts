import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Asset } from "./assets";
import { deleteOldRecords } from "./bin";
import { guard, readBody } from "./guards";
import { PictureAnswer } from "./picture-answer";
import { openProject } from "./project";
import { explainFailure, Refusal } from "./refusal";
import { routes } from "./routes";
import { deleteOldFiles, maxFileBytes } from "./staged-files";

/** Maximum size of a form in bytes: a hundred times the longest article. */
const maxFormBytes = 2 * 1024 * 1024;

const security = {
  "Cache-Control": "no-store",
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "no-referrer",
  "Content-Security-Policy":
    "default-src 'self'; img-src 'self' blob: data:; style-src 'self' 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
};

const send = (response: ServerResponse, status: number, type: string, content: string | Buffer) => {
  response.writeHead(status, { ...security, "Content-Type": type }).end(content);
};

const sendJson = (response: ServerResponse, status: number, value: unknown) =>
  send(response, status, "application/json; charset=utf-8", JSON.stringify(value));

/** The fields of a request, and the bytes of the file that it uploads. */
async function parseRequest(message: IncomingMessage, url: URL): Promise<[unknown, Buffer]> {
  const query = Object.fromEntries(url.searchParams);
  if (message.method !== "POST") return [query, Buffer.alloc(0)];
  if (/\/(?:picture|download)$/.test(url.pathname)) return [query, await readBody(message, maxFileBytes)];
  const type = message.headers["content-type"] ?? "";
  if (!type.startsWith("application/json")) throw new Refusal(415, "Du JSON est attendu.");
  const text = (await readBody(message, maxFormBytes)).toString("utf8");
  try {
    return [JSON.parse(text || "{}"), Buffer.alloc(0)];
  } catch {
    throw new Refusal(400, "JSON illisible.");
  }
}

/**
 * The studio's HTTP server: its page, and the API that reads and writes the project's files.
 *
 * @param root absolute path of the project.
 * @param key secret that the development server adds to each request it forwards.
 */
export function createStudio(root: string, key: string, assets: Promise<ReadonlyMap<string, Asset>>): Server {
  const project = openProject(root);
  deleteOldFiles(project);
  deleteOldRecords(project);

  const handle = async (message: IncomingMessage, response: ServerResponse) => {
    guard(message, key);
    const url = new URL(message.url ?? "/", "http://localhost");
    const asset = (await assets).get(url.pathname.replace(/(.)\/$/, "$1"));
    if (asset && message.method === "GET") return send(response, 200, asset.type, asset.content);
    const route = routes[`${message.method ?? ""} ${url.pathname.replace("/studio/api/", "")}`];
    if (!route) throw new Refusal(404, "Adresse inconnue.");
    const [fields, bytes] = await parseRequest(message, url);
    const value = await project.enqueue(() => route(project, fields, bytes));
    if (value instanceof PictureAnswer) return send(response, 200, value.type, value.bytes);
    sendJson(response, 200, value);
  };

  return createServer((message, response) => {
    handle(message, response).catch((error: unknown) => {
      const refusal = error instanceof Refusal ? error : explainFailure(error);
      if (refusal !== error) console.error("Studio :", error);
      if (response.headersSent) return response.destroy();
      sendJson(response, refusal.status, { error: refusal.message, ...refusal.more });
    });
  });
}
