/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import type { ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Message } from "./forward";
import { externalImageOrigins, sendPolicy } from "./send-policy";

/** The policy sent with an address. */
function policyOf(originalUrl: string, accept: string): unknown {
  const sent = new Map<string, unknown>();
  const response = { setHeader: (name: string, value: unknown) => sent.set(name, value) };
  const message: unknown = { originalUrl, headers: { accept } };
  const next = jest.fn();
  sendPolicy(message as Message, response as unknown as ServerResponse, next);
  expect(next).toHaveBeenCalledTimes(1);
  return sent.get("Content-Security-Policy");
}

test("pages have the policy; files and Gatsby's own tools do not", () => {
  expect(policyOf("/blog", "text/html,*/*")).toMatch(/^default-src 'none'; .*frame-ancestors 'self'$/);
  expect(policyOf("/icons.svg", "image/*")).toBeUndefined();
  expect(policyOf("/___graphql", "text/html,*/*")).toBeUndefined();
});

test("allows the origins of other sites' images in the data, no other address", () => {
  const root = mkdtempSync(join(tmpdir(), "images-"));
  mkdirSync(join(root, "data"));
  const tiles = [
    { name: "A", logoUrl: "https://logos.exemple.fr/a.svg" },
    { name: "B", logoUrl: "/logos/b.svg" },
    { name: "https://ailleurs.fr" },
  ];
  writeFileSync(join(root, "data/tech-strip.json"), JSON.stringify(tiles));
  writeFileSync(join(root, "data/stack.json"), "[");
  expect([...externalImageOrigins(root)]).toEqual(["https://logos.exemple.fr"]);
  rmSync(root, { recursive: true });
});
