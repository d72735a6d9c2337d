import type { IncomingMessage, ServerResponse } from "node:http";
import { callFunction, type HostFunction } from "./function-handler";
import type { HostRules } from "./host-rules";
import { findSiteFile } from "./find-site-file";
import { sendFile } from "./send-file";

type SiteOptions = {
  publicFolder: string;
  rules: HostRules;
  /** By path, such as `/.netlify/functions/contact`. */
  functions: Readonly<Record<string, HostFunction>>;
};

/** The host's default caching: stored but always revalidated. Header rules may override it. */
const revalidated = { "cache-control": "public, max-age=0, must-revalidate" };

/** A path that can't be decoded stays unchanged, and ends as an unknown page. */
const decode = (pathname: string) => {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
};

const search = ({ url = "" }: IncomingMessage) => (url.includes("?") ? url.slice(url.indexOf("?")) : "");

/** Inserts the query before the fragment: after it, browsers would read the query as part of the fragment. */
const withSearch = (location: string, query: string) => location.replace(/#|$/, (end) => `${query}${end}`);

const sendPlain = (response: ServerResponse, status: number, text: string) => {
  response.writeHead(status, { "content-type": "text/plain; charset=utf-8" }).end(text);
};

/**
 * Responds as the host does: forced redirects, files, other redirects, then `404.html`. Header
 * rules apply to files and pages, not to functions.
 */
export const siteHandler = ({ publicFolder, rules, functions }: SiteOptions) => {
  const find = (pathname: string) => findSiteFile(publicFolder, pathname);

  const respond = async (
    request: IncomingMessage,
    response: ServerResponse,
    pathname: string,
    rewritten = false,
  ): Promise<void> => {
    const handler = functions[pathname];
    if (handler) return callFunction(handler, request, response);

    const decoded = decode(pathname);
    const redirect = rewritten ? undefined : rules.redirectFor(decoded);
    const file = redirect?.force ? undefined : await find(decoded);
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
    if (file) return sendFile(request, response, file, { ...revalidated, ...headers });
    const notFound = await find("/404.html");
    if (!notFound) return sendPlain(response, 404, "Page introuvable");
    // Rules for hashed files must not make a 404 immutable, nor rules for text files change its type.
    const { "content-type": _type, ...kept }: Record<string, string> = { ...headers, ...revalidated };
    response.statusCode = 404;
    return sendFile(request, response, notFound, kept);
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
