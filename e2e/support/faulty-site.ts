import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { hostFunctions } from "../../tools/serve/host-functions";
import { loadHostRules } from "../../tools/serve/host-rules";
import { siteHandler } from "../../tools/serve/site-handler";
import { fixtureSite } from "../../tools/test-site";

/** Fault of a request: an error status, a cut connection, or no response until released. */
export type Fault = number | "cut" | "held";

/** Serves the built site on a free port, with faults on demand. */
export const serveFaultySite = async () => {
  const publicFolder = path.join(fixtureSite.folder, "public");
  const rules = await loadHostRules(publicFolder, path.join(fixtureSite.folder, "netlify.toml"));
  const answer = siteHandler({ publicFolder, rules, functions: hostFunctions });
  let faults: { pattern: RegExp; fault: Fault }[] = [];
  let held: (() => void)[] = [];
  let asked: string[] = [];

  const handle = (request: IncomingMessage, response: ServerResponse) => {
    const line = `${request.method ?? ""} ${request.url ?? ""}`;
    asked.push(line);
    const { fault } = faults.find(({ pattern }) => pattern.test(line)) ?? {};
    // No caching, so that each visitor requests everything again.
    if (fault === undefined) answer(request, response);
    else if (fault === "cut") request.socket.destroy();
    else if (fault === "held") held.push(() => answer(request, response));
    else response.writeHead(fault, { "content-type": "application/json" }).end("{}");
  };
  const server = createServer(handle);
  await new Promise<void>((resolve) => server.listen(0, resolve));

  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    /** Applies a fault to requests whose «METHOD /path» matches. */
    fail: (pattern: RegExp, fault: Fault) => {
      faults = [{ pattern, fault }, ...faults];
    },
    /** Completes the held requests, and holds no more. */
    release: () => {
      faults = faults.filter(({ fault }) => fault !== "held");
      for (const letGo of held.splice(0)) letGo();
    },
    asked: () => asked,
    heal: () => {
      faults = [];
      held = [];
      asked = [];
      server.closeAllConnections();
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
};

export type FaultySite = Awaited<ReturnType<typeof serveFaultySite>>;
