import { createServer, type RequestListener, type Server } from "node:http";
import { createSecureServer, type Http2SecureServer } from "node:http2";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { loadHostRules } from "../tools/serve/host-rules";
import { siteHandler } from "../tools/serve/site-handler";
import type { Certificate } from "./self-signed";

const root = path.resolve(__dirname, "..");

/** Node's HTTP/2 server is compatible with its HTTP/1.1 requests and responses, which its types do not say. */
const createHttp2Server = (certificate: Certificate, handler: RequestListener): Http2SecureServer =>
  createSecureServer(
    { ...certificate, allowHTTP1: true },
    handler as unknown as Parameters<typeof createSecureServer>[1],
  );

/**
 * A server that behaves like the host, not listening yet.
 *
 * @param publicFolder absolute path of the built site.
 * @param certificate for HTTP/2; HTTP/1.1 without it.
 */
export const siteServer = async (publicFolder: string, certificate?: Certificate) => {
  const rules = await loadHostRules(publicFolder, path.join(root, "netlify.toml"));
  const handler = siteHandler({ publicFolder, rules, functions: {} });
  return certificate ? createHttp2Server(certificate, handler) : createServer(handler);
};

const closeAll = (server: Server | Http2SecureServer) => {
  server.close();
  if ("closeAllConnections" in server) server.closeAllConnections();
};

/** Serves a built site on a free port. */
export const serveSite = async (publicFolder: string, certificate?: Certificate) => {
  const server = await siteServer(publicFolder, certificate);
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `${certificate ? "https" : "http"}://localhost:${port}`, close: () => closeAll(server) };
};
