import { createServer as createHttpServer, type Server } from "node:http";
import { createSecureServer, type Http2SecureServer } from "node:http2";
import { siteHandler, type SiteOptions } from "./site-handler";

export type Certificate = { key: string; cert: string };

/** HTTP/1.1; with a certificate, HTTP/2 as the host speaks it, for measurements. */
export const createServer = (options: SiteOptions, certificate?: Certificate): Server | Http2SecureServer => {
  const handler = siteHandler(options);
  if (!certificate) return createHttpServer(handler);
  // Node's HTTP/2 server offers the same requests and responses as its HTTP/1.1 server.
  return createSecureServer(
    { ...certificate, allowHTTP1: true },
    handler as unknown as Parameters<typeof createSecureServer>[1],
  );
};
