/** @jest-environment node */
import { createServer, request as httpRequest, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { createRateLimiter } from "../../netlify/lib/guards/rate-limit";
import { createInbox } from "../../netlify/lib/inbox/inbox";
import { receive } from "../../netlify/lib/reception/receive";
import { createMemoryStore } from "../../netlify/testing/memory-store";
import { receptionOf } from "../../netlify/testing/reception";
import { callFunction } from "./function-handler";
import { readProxies } from "./visitor-address";

let site: Server;
let proxy: Server;

const portOf = (server: Server) => (server.address() as AddressInfo).port;
const open = (server: Server) => new Promise<Server>((resolve) => server.listen(0, "127.0.0.1", () => resolve(server)));

/** As nginx does with `proxy_set_header Host $host` and `X-Forwarded-For $proxy_add_x_forwarded_for`. */
const makeProxy = () =>
  createServer((asked, answer) => {
    const { remoteAddress = "" } = asked.socket;
    const before = asked.headers["x-forwarded-for"];
    const headers = { ...asked.headers, "x-forwarded-for": [before, remoteAddress].filter(Boolean).join(", ") };
    const { method, url: path } = asked;
    const onward = httpRequest({ port: portOf(site), host: "127.0.0.1", method, path, headers }, (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(answer);
    });
    asked.pipe(onward);
  });

/** Sends a message from an address of this machine, by default through the proxy; returns the status. */
const send = (from: string, headers: Record<string, string> = {}, server = proxy) =>
  new Promise<number>((resolve, reject) => {
    const body = JSON.stringify({ name: "Zoé", email: "zoe@exemple.fr", message: String(Math.random()) });
    const request = httpRequest(
      {
        port: portOf(server),
        host: "127.0.0.1",
        localAddress: from,
        method: "POST",
        path: "/.netlify/functions/contact",
        headers: { host: "atelier.fr", origin: "https://atelier.fr", "content-type": "application/json", ...headers },
      },
      (response) => void text(response).then(() => resolve(response.statusCode ?? 0), reject),
    );
    request.on("error", reject).end(body);
  });

const several = async (count: number, sending: () => Promise<number>) => {
  const statuses: number[] = [];
  while (statuses.length < count) statuses.push(await sending());
  return statuses;
};

beforeEach(async () => {
  const inbox = createInbox(createMemoryStore(), undefined);
  const reception = { ...receptionOf(inbox), countRequest: createRateLimiter({ max: 2, window: 60_000 }) };
  site = await open(
    createServer((message, response) => {
      void callFunction((request, { ip }) => receive(request, ip, reception, () => undefined), message, response);
    }),
  );
  proxy = await open(makeProxy());
});

afterEach(() => {
  delete process.env.TRUSTED_PROXY;
  for (const server of [proxy, site]) {
    server.closeAllConnections();
    server.close();
  }
});

test.each(["127.0.0.1", "10.0.0.0/8, 127.0.0.1/32", "localhost", "::ffff:127.0.0.1"])(
  "behind a proxy trusted as «%s» each visitor is counted apart, whatever address they claim",
  async (proxies) => {
    process.env.TRUSTED_PROXY = proxies;
    let claim = 0;
    const forging = () => send("127.0.0.2", { "x-forwarded-for": `192.0.2.${(claim += 1)}` });
    expect(await several(3, forging)).toEqual([200, 200, 429]);
    expect(await several(2, () => send("127.0.0.3"))).toEqual([200, 200]);
  },
);

test("another site's form is refused behind the proxy too", async () => {
  process.env.TRUSTED_PROXY = "127.0.0.1";
  expect(await send("127.0.0.2", { origin: "https://ailleurs.fr" })).toBe(403);
});

test("X-Forwarded-For is ignored in a request that does not come from the proxy", async () => {
  process.env.TRUSTED_PROXY = "127.0.0.1";
  let claim = 0;
  const forging = () => send("127.0.0.2", { "x-forwarded-for": `192.0.2.${(claim += 1)}` }, site);
  expect(await several(3, forging)).toEqual([200, 200, 429]);
});

test("without TRUSTED_PROXY, X-Forwarded-For is ignored", async () => {
  expect(await several(2, () => send("127.0.0.2"))).toEqual([200, 200]);
  expect(await send("127.0.0.3")).toBe(429);
});

test.each(["nginx", "127.0.0.1 10.0.0.1", "10.0.0.0/33", "10.0.0.0/8/2", "fd00::/x", "127.0.0.1:8080"])(
  "TRUSTED_PROXY=%s, which no request would match, is refused",
  (text) => expect(() => readProxies(text)).toThrow(`TRUSTED_PROXY=«\u00A0${text}\u00A0» est mal écrite`),
);
