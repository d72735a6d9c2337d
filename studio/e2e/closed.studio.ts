import { once } from "node:events";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { changes, expect, test } from "./studio";

/** A request from outside the studio, with arbitrary headers. */
type Sent = { method?: string; address?: string; headers?: Record<string, string>; body?: Buffer };

const send = ({ method = "GET", address = "/studio/api/project", headers = {}, body }: Sent) =>
  new Promise<{ status: number; allowed: string | undefined }>((resolve, reject) => {
    const { host, port } = new URL(process.env.STUDIO_ORIGIN ?? "");
    const sent = request(
      { host: "localhost", port, method, path: address, headers: { host, ...headers } },
      (answer) => {
        answer.resume();
        const { "access-control-allow-origin": allowed } = answer.headers;
        resolve({ status: answer.statusCode ?? 0, allowed });
      },
    );
    sent.on("error", reject);
    sent.end(body);
  });

const origin = process.env.STUDIO_ORIGIN ?? "";
const json = { origin, "content-type": "application/json" };
const save = { method: "POST", address: "/studio/api/save" };

const refusals: Record<string, Sent & { status: number }> = {
  "a read with another origin": { headers: { origin: "https://ailleurs.example" }, status: 403 },
  "a cross-site read": { headers: { "sec-fetch-site": "cross-site" }, status: 403 },
  "another host name": { headers: { host: "rebond.example" }, status: 403 },
  "a write with another origin": { ...save, headers: { ...json, origin: "https://ailleurs.example" }, status: 403 },
  "a write with a form's content type": { ...save, headers: { "content-type": "text/plain", origin }, status: 415 },
  "a write without origin": { ...save, headers: { "content-type": "application/json" }, status: 403 },
  "a path outside the folders": { address: "/studio/api/picture?file=data/../package.json", status: 400 },
  "an unknown path": { address: "/studio/ailleurs", status: 404 },
  "100 MB": { ...save, headers: json, body: Buffer.alloc(100_000_000, " "), status: 413 },
};

for (const [name, { status, ...sent }] of Object.entries(refusals)) {
  test(`${name}: rejected, nothing written, no CORS header`, async ({ studio, page }) => {
    expect(await send(sent)).toEqual({ status, allowed: undefined });
    expect(changes()).toEqual([]);
    await page.reload();
    await expect(studio.list("Réalisations")).toBeVisible();
  });
}

test("an absolute URL in the request line is not proxied", async () => {
  const asked: string[] = [];
  const elsewhere = createServer((message, response) => {
    asked.push(message.url ?? "");
    response.end();
  }).listen(0, "127.0.0.1");
  await once(elsewhere, "listening");
  const { port } = elsewhere.address() as AddressInfo;
  await send({ address: `http://127.0.0.1:${port}/studio/api/project` });
  elsewhere.close();
  expect(asked).toEqual([]);
});

test("its own responses have no CORS header", async ({ request: own }) => {
  for (const address of ["/studio", "/studio/studio.js", "/studio/api/project"]) {
    const answer = await own.get(address);
    expect([address, answer.status(), answer.headers()["access-control-allow-origin"]]).toEqual([
      address,
      200,
      undefined,
    ]);
  }
});
