/** @jest-environment node */
import { checkOrigin } from "./check-origin";
import { createBurstDetector } from "./burst-detector";
import { findSuspicions } from "../reception/find-suspicions";
import { createRateLimiter, type RateLimiter } from "./rate-limit";
import { bodyLimit, readFields } from "../reception/read-fields";

const address = "https://atelier.fr/.netlify/functions/contact";

const headers = { "content-type": "application/json" };

describe("reading the body", () => {
  test("accepts a body of exactly the maximum size", async () => {
    const body = JSON.stringify({ message: "" });
    const text = "a".repeat(bodyLimit - body.length);
    const request = new Request(address, { method: "POST", headers, body: body.replace('""', `"${text}"`) });
    expect(await readFields(request)).toEqual({ message: text });
  });

  test("refuses text that is not in UTF-8, which would be stored without its accents", async () => {
    const body = Buffer.from('{"name":"Zoé"}', "latin1");
    await expect(readFields(new Request(address, { method: "POST", headers, body }))).rejects.toMatchObject({
      status: 400,
    });
  });

  test("stops reading an endless body once the limit is exceeded", async () => {
    let sent = 0;
    let cancelled = false;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 1024;
        controller.enqueue(new Uint8Array(1024));
      },
      cancel() {
        cancelled = true;
      },
    });
    const init: RequestInit & { duplex: "half" } = { method: "POST", headers, body: endless, duplex: "half" };
    await expect(readFields(new Request(address, init))).rejects.toMatchObject({ status: 413 });
    expect(sent).toBeLessThan(bodyLimit + 4096);
    expect(cancelled).toBe(true);
  });
});

describe("origin", () => {
  const from = (headers: Record<string, string>) => () =>
    checkOrigin(new Request(address, { method: "POST", headers }));

  test.each<Record<string, string>>([
    {},
    { "sec-fetch-site": "same-origin" },
    { "sec-fetch-site": "none" },
    { origin: "https://atelier.fr" },
    { "sec-fetch-site": "same-origin", origin: "https://derriere-un-relais.fr" },
  ])("accepts %j", (headers) => expect(from(headers)).not.toThrow());

  test.each<Record<string, string>>([
    { "sec-fetch-site": "cross-site" },
    { "sec-fetch-site": "same-site" },
    { "sec-fetch-site": "cross-site", origin: "https://atelier.fr" },
    { origin: "https://ailleurs.fr" },
    { origin: "https://atelier.fr.ailleurs.fr" },
    { origin: "https://atelier.fr:8443" },
    { origin: "null" },
  ])("rejects %j", (headers) => expect(from(headers)).toThrow(expect.objectContaining({ status: 403 }) as Error));
});

describe("rate limit", () => {
  let time = 0;
  const open = () => createRateLimiter({ max: 3, window: 60_000 }, () => time);
  const excess = { status: 429, details: { headers: { "Retry-After": "60" } } };
  const use = (limit: RateLimiter, address: string): void => {
    for (let sent = 0; sent < 3; sent += 1) expect(limit(address)).toBeUndefined();
  };

  test("allows a number of requests per window, sends Retry-After, and counts each address apart", () => {
    const limit = open();
    use(limit, "192.0.2.1");
    expect(limit("192.0.2.1")).toMatchObject(excess);
    use(limit, "192.0.2.2");
    time += 60_000;
    use(limit, "192.0.2.1");
  });

  test.each([
    ["2001:db8:1:2::1", "2001:db8:1:2:ffff::9", true],
    ["2001:db8:1:2::1", "2001:db8:1:3::1", false],
    ["::ffff:192.0.2.1", "192.0.2.1", true],
    ["::FFFF:192.0.2.1", "192.0.2.1", true],
    ["::1", "::2", true],
  ])("counts %s and %s together: %s", (one, other, together) => {
    const limit = open();
    use(limit, one);
    if (together) expect(limit(other)).toMatchObject(excess);
    else expect(limit(other)).toBeUndefined();
  });

  test("sends in Retry-After how long is left of the window, in whole seconds", () => {
    const limit = open();
    use(limit, "192.0.2.1");
    time += 15_500;
    expect(limit("192.0.2.1")).toMatchObject({ details: { headers: { "Retry-After": "45" } } });
  });

  test("keeps a bounded number of addresses in memory", () => {
    const limit = open();
    use(limit, "192.0.2.1");
    for (let other = 0; other < 10_000; other += 1) limit(`10.0.${other >> 8}.${other & 255}`);
    expect(limit("192.0.2.1")).toBeUndefined();
  });
});

describe("burst", () => {
  test("begins with the message that exceeds the limit within the window, and ends with the window", () => {
    let time = 0;
    const countAndDetectBurst = createBurstDetector({ max: 3, window: 60_000 }, () => time);
    const at = (seconds: number) => {
      time = seconds * 1000;
      return countAndDetectBurst();
    };
    expect([0, 20, 40, 59, 60, 61, 130, 160].map(at)).toEqual([false, false, false, true, true, true, false, false]);
  });

  test("remembers only as many messages as the limit, so that any number costs the same", () => {
    const now = jest.fn(() => 0);
    const countAndDetectBurst = createBurstDetector({ max: 3, window: 60_000 }, now);
    for (let count = 0; count < 100; count += 1) countAndDetectBurst();
    now.mockClear();
    countAndDetectBurst();
    expect(now.mock.calls.length).toBeLessThanOrEqual(5);
  });
});

test.each<[string, Record<string, unknown>, Record<string, string>, RegExp]>([
  ["json", {}, {}, /^il n’est pas passé par la page du formulaire$/],
  ["json", { site_web: "" }, { "form-elapsed": "9000" }, /^$/],
  ["json", {}, { "form-elapsed": "1999" }, /plus vite/],
  ["json", {}, { "form-elapsed": "2000" }, /^$/],
  ["json", {}, { "form-elapsed": "soon" }, /^il n’est pas passé/],
  ["x-www-form-urlencoded", {}, {}, /^$/],
  ["x-www-form-urlencoded", { site_web: "http://spam.example" }, {}, /^un champ invisible[^,]*$/],
  ["json", { site_web: ["x"] }, { "form-elapsed": "300" }, /^un champ invisible.*,.*plus vite/],
])("flags the %s fields %j with headers %j as %s", (type, fields, more, suspicions) => {
  const request = new Request(address, { method: "POST", headers: { "content-type": `application/${type}`, ...more } });
  expect(findSuspicions(fields, request, false).join()).toMatch(suspicions);
});
