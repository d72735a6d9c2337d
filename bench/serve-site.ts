import type { RequestListener } from "node:http";
import { createSecureServer } from "node:http2";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { loadHostRules } from "../tools/serve/host-rules";
import { siteHandler } from "../tools/serve/site-handler";
import type { Certificate } from "./self-signed";

const root = path.resolve(__dirname, "..");

/**
 * Serves a built site as the host does, over HTTP/2, on a free port.
 *
 * @param publicFolder absolute path of the built site.
 */
export const serveSite = async (publicFolder: string, certificate: Certificate) => {
  const rules = await loadHostRules(publicFolder, path.join(root, "netlify.toml"));
  const handler: RequestListener = siteHandler({ publicFolder, rules, functions: {} });
  // Node's HTTP/2 server is compatible with its HTTP/1.1 requests and responses, which its types do not say.
  const server = createSecureServer(
    { ...certificate, allowHTTP1: true },
    handler as unknown as Parameters<typeof createSecureServer>[1],
  );
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `https://localhost:${port}`, close: () => server.close() };
};
