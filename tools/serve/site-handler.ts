import type { IncomingMessage, ServerResponse } from "node:http";
import { acceptedEncoding } from "./compress";
import { callFunction, type HostFunction } from "./function-handler";
import type { HostRules } from "./host-rules";
import { type SiteFile, siteFiles } from "./site-files";
import { requestedRange } from "./byte-range";

export type SiteOptions = {
  publicFolder: string;
  rules: HostRules;
  /** By path, such as `/.netlify/functions/contact`. */
  functions: Readonly<Record<string, HostFunction>>;
};

const decode = (pathname: string) => {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
};

const search = ({ url = "" }: IncomingMessage) => (url.includes("?") ? url.slice(url.indexOf("?")) : "");

/** The query goes before the fragment, or browsers read it as a part of it. */
const withSearch = (location: string, query: string) => location.replace(/#|$/, (end) => `${query}${end}`);

const sendPlain = (response: ServerResponse, status: number, text: string) => {
  response.writeHead(status, { "content-type": "text/plain; charset=utf-8" }).end(text);
};

const sendFile = async (
  request: IncomingMessage,
  response: ServerResponse,
  file: SiteFile,
  status: number,
  headers: Record<string, string>,
) => {
  const encoding = file.compressible ? acceptedEncoding(request.headers["accept-encoding"]?.toString()) : "identity";
  const etag = `"${file.hash}${encoding === "identity" ? "" : `-${encoding}`}"`;
  response.statusCode = status;
  // The host's defaults: cached but always revalidated. Header rules may override them.
  response.setHeader("cache-control", "public, max-age=0, must-revalidate");
  response.setHeader("etag", etag);
  response.setHeader("content-type", file.contentType);
  if (file.compressible) response.setHeader("vary", "Accept-Encoding");
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);

  const known = request.headers["if-none-match"]?.split(",").map((tag) => tag.trim().replace(/^W\//, ""));
  if (status === 200 && known?.includes(etag)) {
    response.writeHead(304).end();
    return;
  }
  const content = await file.content(encoding);
  if (encoding !== "identity") response.setHeader("content-encoding", encoding);
  if (!file.compressible) response.setHeader("accept-ranges", "bytes");
  const range =
    status === 200 && request.method === "GET" && !file.compressible
      ? requestedRange(request.headers, etag, content.length)
      : undefined;
  if (range === "none") {
    response.writeHead(416, { "content-range": `bytes */${content.length}`, "content-length": 0 }).end();
    return;
  }
  const sent = range ? content.subarray(range.start, range.end + 1) : content;
  if (range) {
    response.statusCode = 206;
    response.setHeader("content-range", `bytes ${range.start}-${range.end}/${content.length}`);
  }
  response.setHeader("content-length", sent.length);
  response.end(sent);
};

/**
 * Responds as the host does: forced redirects, files, other redirects, then `404.html`. Header
 * rules apply to files and pages, not to functions.
 */
export const siteHandler = ({ publicFolder, rules, functions }: SiteOptions) => {
  const files = siteFiles(publicFolder);

  const respond = async (
    request: IncomingMessage,
    response: ServerResponse,
    pathname: string,
    rewritten = false,
  ): Promise<void> => {
    const handler = functions[pathname];
    if (handler) return callFunction(handler, request, response);

    const decoded = decode(pathname);
    if (decoded === undefined) return sendPlain(response, 400, "Adresse mal formée");
    const redirect = rewritten ? undefined : rules.redirectFor(decoded);
    const file = redirect?.force ? undefined : await files.find(decoded);
    if (!file && redirect?.status === 200) return respond(request, response, redirect.to, true);
    if (!file && redirect && redirect.status < 400) {
      response.writeHead(redirect.status, { location: withSearch(redirect.to, search(request)) }).end();
      return;
    }
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.setHeader("allow", "GET, HEAD");
      return sendPlain(response, 405, "Méthode refusée");
    }
    const headers = rules.headersFor(decoded);
    if (file) return sendFile(request, response, file, 200, headers);
    const notFound = await files.find("/404.html");
    if (!notFound) return sendPlain(response, 404, "Page introuvable");
    // Rules for hashed files must not make a 404 immutable, nor rules for text files change its type.
    const { "cache-control": _cache, "content-type": _type, ...kept } = headers;
    return sendFile(request, response, notFound, 404, kept);
  };

  return (request: IncomingMessage, response: ServerResponse) => {
    const [pathname = "/"] = (request.url ?? "/").split("?");
    respond(request, response, pathname).catch((error: unknown) => {
      console.error(`${request.method ?? ""} ${pathname} :`, error);
      if (response.headersSent) response.destroy();
      else sendPlain(response, 500, "Erreur du serveur local");
    });
  };
};
