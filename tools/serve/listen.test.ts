/** @jest-environment node */
import { once } from "node:events";
import { createServer, get, type Server } from "node:http";
import { connect } from "node:net";
import os from "node:os";
import { gracefulCloser } from "./close-gracefully";
import { listen } from "./listen";

const opened: Server[] = [];
/** Side effect of the servers' request handler. */
let meanwhile: () => Promise<void> = () => Promise.resolve();

const open = () => {
  const server = createServer((_request, response) => {
    void meanwhile().then(() => response.end("bonjour"));
  });
  opened.push(server);
  return server;
};

afterEach(() => {
  meanwhile = () => Promise.resolve();
  for (const server of opened.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

const reach = (host: string, port: number) =>
  new Promise<string>((resolve) => {
    const socket = connect({ host, port }, () => {
      socket.destroy();
      resolve("reached");
    }).on("error", (error: NodeJS.ErrnoException) => resolve(error.code ?? ""));
  });

const interfaces = Object.values(os.networkInterfaces()).flat();
const outside = interfaces.find((each) => each && !each.internal && each.family === "IPv4")?.address;
const hasIPv6 = interfaces.some((each) => each?.address === "::1");

it("listens on loopback addresses only, by default", async () => {
  const { port } = await listen(open, 0);
  expect(await reach("127.0.0.1", port)).toBe("reached");
  expect(await reach("localhost", port)).toBe("reached");
  if (hasIPv6) expect(await reach("::1", port)).toBe("reached");
  if (outside) expect(await reach(outside, port)).toBe("ECONNREFUSED");
});

it("listens on the network when asked to", async () => {
  const { port } = await listen(open, 0, "0.0.0.0");
  if (outside) expect(await reach(outside, port)).toBe("reached");
  expect(await reach("127.0.0.1", port)).toBe("reached");
});

it("throws when the port is taken, on either address", async () => {
  const { port } = await listen(open, 0, "127.0.0.1");
  await expect(listen(open, port)).rejects.toMatchObject({ code: "EADDRINUSE" });
  if (!hasIPv6) return;
  const { port: other } = await listen(open, 0, "::1");
  await expect(listen(open, other)).rejects.toMatchObject({ code: "EADDRINUSE" });
  expect(await reach("127.0.0.1", other)).toBe("ECONNREFUSED");
});

it("closes gracefully: completes pending requests, accepts no new one", async () => {
  const { servers, port } = await listen(open, 0, "127.0.0.1");
  let answer: () => void = () => undefined;
  meanwhile = () => new Promise((resolve) => (answer = resolve));
  const arrived = once(servers[0], "request");
  const asked = new Promise<string>((resolve) => {
    get({ port, host: "127.0.0.1", agent: false, headers: { connection: "keep-alive" } }, (response) => {
      response.setEncoding("utf8").on("data", resolve);
    });
  });
  await arrived;
  let isClosed = false;
  const closed = gracefulCloser(servers[0])().then(() => (isClosed = true));
  expect(await reach("127.0.0.1", port)).toBe("ECONNREFUSED");
  expect(isClosed).toBe(false);
  answer();
  expect(await asked).toBe("bonjour");
  await closed;
});
