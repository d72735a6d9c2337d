/** @jest-environment node */
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { type HostRules, loadHostRules } from "./host-rules";

/** Headers that Mozilla's tool scores (developer.mozilla.org/observatory), except the policy, and caching. */
let folder: string;
let rules: HostRules;

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), "headers-"));
  rules = await loadHostRules(folder, path.resolve(__dirname, "../../netlify.toml"));
});
afterAll(() => rmSync(folder, { recursive: true }));

test.each(["/", "/blog/tri-annuel-ranger-bureau", "/app-1a2b.js", "/page-data/index/page-data.json"])(
  "%s has the security headers",
  (address) => {
    const headers = rules.headersFor(address);
    const [, age] = /^max-age=(\d+)$/.exec(headers["strict-transport-security"] ?? "") ?? [];
    expect(Number(age)).toBeGreaterThanOrEqual(15_768_000);
    expect(headers).toMatchObject({
      "cross-origin-resource-policy": "same-origin",
      "referrer-policy": "strict-origin",
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
    });
    expect(headers).not.toHaveProperty("cross-origin-opener-policy");
    expect(headers).not.toHaveProperty("access-control-allow-origin");
  },
);

test.each(["/share/site.png", "/static/0a1b/figure.webp"])("%s may be embedded by another site", (address) => {
  expect(rules.headersFor(address)["cross-origin-resource-policy"]).toBe("cross-origin");
});

test.each(["/rss.xml", "/blog/tri-annuel-ranger-bureau.md"])("%s may be read by another site's page", (address) => {
  expect(rules.headersFor(address)).toMatchObject({
    "access-control-allow-origin": "*",
    "cross-origin-resource-policy": "cross-origin",
  });
});

test.each(["/sw.js", "/service-worker.js"])(
  "%s, which removes the previous site's service worker, is always revalidated",
  (address) => {
    expect(rules.headersFor(address)["cache-control"]).toBe("no-cache");
  },
);

test.each(["/static/0a1b/figure.webp", "/app-1a2b.js", "/fonts/title-700.woff2"])(
  "%s is cached for a year, as its name changes with its content",
  (address) => {
    expect(rules.headersFor(address)["cache-control"]).toBe("public, max-age=31536000, immutable");
  },
);

test("the speculation rules are served with their content type", () => {
  expect(rules.headersFor("/")["speculation-rules"]).toBe('"/speculation-rules.json"');
  expect(rules.headersFor("/speculation-rules.json")["content-type"]).toBe("application/speculationrules+json");
});
