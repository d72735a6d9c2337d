/** @jest-environment node */
import { createServer, type RequestListener, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Message } from "./forward";
import { developMiddleware } from "./forward-to-servers";

type Handler = (message: Message, response: ServerResponse, next: () => void) => void;

const environment = { ...process.env };
let cleanups: (() => unknown)[] = [];

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  cleanups.push(() => server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A server that responds with its name and the studio key it received. */
const named = (name: string) =>
  serve((message, response) => response.end(`${name} ${message.url ?? ""} ${String(message.headers["x-studio-key"])}`));

/** The handlers of an address, as Gatsby's development server would call them. */
function handlersOf(address: string): Handler[] {
  const handlers: Handler[] = [];
  developMiddleware({
    use: (paths, handler) => {
      if (paths.some((path) => path === "/" || address === path || address.startsWith(`${path}/`)))
        handlers.push(handler);
    },
  });
  return handlers;
}

/** Gatsby's development server, which allows any origin. */
const develop = () =>
  serve((message, response) => {
    response.setHeader("Access-Control-Allow-Origin", "*");
    const [first] = handlersOf(message.url ?? "");
    first?.(Object.assign(message, { originalUrl: message.url ?? "" }), response, () => response.end("page"));
  });

beforeEach(async () => {
  process.env.CONTACT_SERVER = await named("contact");
  process.env.STUDIO_SERVER = await named("studio");
  process.env.STUDIO_KEY = "key";
});
afterEach(() => {
  process.env = { ...environment };
  for (const cleanup of cleanups) cleanup();
  cleanups = [];
});

test.each([
  ["/contact", "contact /contact undefined"],
  ["/.netlify/functions/health", "contact /.netlify/functions/health undefined"],
  ["/blog", "page"],
])("%s is proxied to its server, without the studio's key", async (address, body) => {
  expect(await (await fetch((await develop()) + address, { method: "POST" })).text()).toBe(body);
});

test("the studio receives its key, and no other site may read its responses", async () => {
  const answer = await fetch(`${await develop()}/studio/api/project?a=b`);
  expect(await answer.text()).toBe("studio /studio/api/project?a=b key");
  expect(answer.headers.get("access-control-allow-origin")).toBeNull();
});

test("the studio is closed to other machines", () => {
  const [studio] = handlersOf("/studio");
  const message: unknown = { socket: { remoteAddress: "192.0.2.1" } };
  const end = jest.fn();
  const writeHead = jest.fn(() => ({ end }));
  studio?.(message as Message, { writeHead } as unknown as ServerResponse, () => undefined);
  expect(writeHead.mock.calls).toEqual([[403]]);
  expect(end).toHaveBeenCalledTimes(1);
});
