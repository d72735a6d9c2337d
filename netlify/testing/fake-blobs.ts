import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

export type BlobRequest = { method: string; key: string; token: string };

export type FakeBlobs = {
  url: string;
  /** Environment variable of the function. */
  context: string;
  /** Successful writes only, by path. */
  entries: Map<string, Buffer>;
  /** Offset of the store's clock from this machine's (milliseconds). */
  clockOffset: number;
  /** Valid tokens. */
  tokens: Set<string>;
  /** Overrides the response to a request with a status; `hang` never responds. */
  behave: (request: BlobRequest) => number | "hang" | undefined;
  close: () => Promise<void>;
};

/**
 * Simulates Netlify Blobs as accessed from functions, with failures on demand. Unlike Netlify's
 * emulator it supports concurrent conditional writes.
 */
export async function startFakeBlobs(): Promise<FakeBlobs> {
  const entries = new Map<string, Buffer>();

  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      const url = new URL(request.url ?? "/", "http://localhost");
      // `/region:x` for a deploy's own store, then `/site/store`, then the key.
      const [, store = "", key = ""] =
        /^(?:\/region:[^/]+)?\/site\/([^/]+)\/?(.*)$/.exec(decodeURIComponent(url.pathname)) ?? [];
      const name = `${store}/${key}`;
      const token = (request.headers.authorization ?? "").replace("Bearer ", "");
      const asked: BlobRequest = { method: request.method ?? "", key, token };
      response.setHeader("date", new Date(performance.timeOrigin + performance.now() + fake.clockOffset).toUTCString());
      const answer = (status: number, content?: Buffer | string): void => void response.writeHead(status).end(content);

      const forced = fake.tokens.has(token) ? fake.behave(asked) : 401;
      if (forced === "hang") return;
      if (forced !== undefined) return answer(forced, forced < 300 ? "{}" : undefined);
      if (asked.method === "PUT") {
        if (request.headers["if-none-match"] === "*" && entries.has(name)) return answer(412);
        entries.set(name, body);
        return answer(200);
      }
      if (asked.method === "DELETE") {
        entries.delete(name);
        return answer(204);
      }
      if (key !== "") {
        const content = entries.get(name);
        return content ? answer(200, content) : answer(404);
      }
      const start = `${store}/${url.searchParams.get("prefix") ?? ""}`;
      const keys = [...entries.keys()].filter((each) => each.startsWith(start));
      const relative = keys.map((each) => each.slice(store.length + 1)).sort();
      answer(200, JSON.stringify({ blobs: relative.map((each) => ({ key: each, etag: "x" })), directories: [] }));
    });
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const context = { siteID: "site", deployID: "deploy", primaryRegion: "eu-central-1", token: "token" };
  const fake: FakeBlobs = {
    url,
    context: Buffer.from(JSON.stringify({ ...context, edgeURL: url, uncachedEdgeURL: url })).toString("base64"),
    entries,
    clockOffset: 0,
    tokens: new Set(["token"]),
    behave: () => undefined,
    close: () => {
      server.closeAllConnections();
      return new Promise((closed) => server.close(() => closed()));
    },
  };
  return fake;
}
