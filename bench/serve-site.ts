import type { AddressInfo } from "node:net";
import path from "node:path";
import { type Certificate, createServer } from "../tools/serve/create-server";
import { loadHostRules } from "../tools/serve/host-rules";

const root = path.resolve(__dirname, "..");

/**
 * Serves a built site as the host does, for the time of a measurement.
 *
 * @param publicFolder absolute path of the built site.
 * @param certificate HTTP/2 when there is one, HTTP/1.1 otherwise.
 */
export const serveSite = async (publicFolder: string, certificate?: Certificate) => {
  const rules = await loadHostRules(publicFolder, path.join(root, "netlify.toml"));
  const server = createServer({ publicFolder, rules, functions: {} }, certificate);
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.close();
    if ("closeAllConnections" in server) server.closeAllConnections();
  };
  return { origin: `${certificate ? "https" : "http"}://localhost:${port}`, close };
};
