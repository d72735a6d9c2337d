/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import {
  bundleFunctions,
  type HostResponse,
  type HostRequest,
  startFunction,
  type WarmFunction,
} from "../testing/bundles";
import { minute } from "../testing/delivery";
import { type FakeBlobs, startFakeBlobs } from "../testing/fake-blobs";
import { type MailServer, startMailServer } from "../testing/mail-server";

/** The functions, bundled and invoked by Netlify's own tools. */
let folder: string;
let manifest: object[];
let mail: MailServer;
let blobs: FakeBlobs;
/** Cleanup functions. */
let cleanups: (() => unknown)[];

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "bundles-"));
  manifest = bundleFunctions(folder);
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true }));

async function open<Server extends { close: () => unknown }>(starting: Promise<Server>): Promise<Server> {
  const opened = await starting;
  cleanups.push(opened.close);
  return opened;
}

/** Starts a function; without a mail server, messages stay in the inbox. */
async function start(name: string, server?: MailServer): Promise<WarmFunction> {
  const started = await startFunction(join(folder, name), { SMTP_URL: server?.url ?? "" });
  cleanups.push(started.stop);
  return started;
}

beforeEach(async () => {
  cleanups = [];
  mail = await open(startMailServer());
  blobs = await open(startFakeBlobs());
});
afterEach(() => Promise.all(cleanups.map((cleanup) => cleanup())));

/** Invokes the function, and waits for the work it does after its response. */
async function run(called: WarmFunction, request: HostRequest): Promise<HostResponse> {
  const { answer, idle } = await called.call(request);
  await idle;
  return answer;
}

const posting = (text: string, request: Partial<HostRequest> = {}): HostRequest => ({
  method: "POST",
  blobs,
  body: JSON.stringify({ name: "Zoé", email: "zoe@exemple.fr", message: text }),
  ...request,
});
const scheduled = (request: Partial<HostRequest> = {}): HostRequest => ({
  method: "POST",
  blobs,
  body: '{"next_run":"2026-01-05T10:15:00.000Z"}',
  ...request,
});
const stored = (list: string, { entries } = blobs): string[] =>
  [...entries.keys()].filter((key) => key.split("/")[1] === list).map((key) => key.split("/")[0] ?? "");

test("each function has its settings, and runs on the Node version that builds the site", () => {
  const nodeVersion = readFileSync(resolve(__dirname, "../../.nvmrc"), "utf8").trim();
  const common = { runtimeVersion: `nodejs${nodeVersion}.x`, buildData: { runtimeAPIVersion: 2 } };
  const rateLimit = {
    rateLimitConfig: { algorithm: "sliding_window", windowLimit: 60, windowSize: 60 },
    aggregate: { keys: [{ type: "ip" }, { type: "domain" }] },
  };
  const trafficRules = { action: { type: "rate_limit", config: rateLimit } };
  expect(manifest).toMatchObject([
    { name: "contact", ...common, trafficRules },
    { name: "deliver", ...common, schedule: "*/15 * * * *" },
    { name: "health", ...common, trafficRules },
  ]);
  // A function with a `path` would no longer be served at /.netlify/functions.
  for (const entry of manifest) expect(entry).not.toHaveProperty("routes");
});

test("a message is stored and accepted, then sent and marked; the log has no personal data", async () => {
  let release: () => void = () => undefined;
  mail.behaviour = { kind: "hold", until: new Promise<void>((resolved) => (release = resolved)) };
  const contact = await start("contact", mail);
  const { answer, idle } = await contact.call(posting("Bonjour"));
  expect([answer.status, JSON.parse(answer.body)]).toEqual([200, { success: true }]);
  expect(answer.headers).toMatchObject({ "cache-control": "no-store" });
  expect([stored("messages").length, mail.received.length]).toEqual([1, 0]);
  release();
  const logged = (await idle).join();
  expect([mail.received.length, stored("sent").length]).toEqual([1, 1]);
  expect(logged).toMatch(/"contact\.accepted".*"contact\.delivered"/);
  expect(logged).not.toMatch(/Zo|exemple|Bonjour|192\.0\.2/);
});

/** Failures the client reports at once, and those it retries until the timeout. */
const immediateFailures = [401, 403, 404, 412, 413] as const;
const retriedFailures = [429, 500, "hang"] as const;

test("when the store fails or hangs, a message that is not stored is never accepted", async () => {
  async function tryAll(contact: WarmFunction, failures: readonly (number | "hang")[], method: "PUT" | "any") {
    const failing = await open(startFakeBlobs());
    for (const failure of failures) {
      const post = async (): Promise<unknown[]> => {
        const { status, headers } = await run(contact, posting(`${failure} ${method}`, { blobs: failing }));
        return [failure, method, status, headers["retry-after"], stored("messages", failing).length];
      };
      failing.entries.clear();
      failing.behave = (asked) => (method === "any" || asked.method === method ? failure : undefined);
      expect(await post()).toEqual([failure, method, 503, "60", 0]);
      failing.behave = () => undefined;
      expect(await post()).toEqual([failure, method, 200, undefined, 1]);
    }
  }
  // Failures retried by the client run concurrently; the others share one process, since starting one is slow.
  const groups = [immediateFailures, ...retriedFailures.map((failure) => [failure])];
  const cases = groups.flatMap((failures) => (["PUT", "any"] as const).map((method) => ({ failures, method })));
  await Promise.all(cases.map(async ({ failures, method }) => tryAll(await start("contact"), failures, method)));
}, 120_000);

test("when the store fails or hangs while marking a message as sent, the mail is sent once", async () => {
  const [contact, deliver] = [await start("contact"), await start("deliver", mail)];
  for (const failure of [...immediateFailures, ...retriedFailures]) {
    await run(contact, posting(`Refus ${failure}.`));
    blobs.clockOffset += 3 * minute;
    const before = stored("sent").length;
    blobs.behave = ({ method, key }) => (method === "PUT" && key.startsWith("sent/") ? failure : undefined);
    const { idle } = await deliver.call(scheduled());
    expect((await idle).join()).toContain('"contact.unmarked"');
    expect([failure, stored("sent").length]).toEqual([failure, before]);
    blobs.behave = () => undefined;
    await run(deliver, scheduled());
    await run(deliver, scheduled());
    blobs.clockOffset += 3 * minute;
    await run(deliver, scheduled());
    const sent = mail.received.filter(({ email }) => email.text?.includes(`Refus ${failure}.`)).length;
    expect([failure, sent, stored("sent").length > before]).toEqual([failure, 1, true]);
  }
}, 120_000);

test("a warm function uses the token of each invocation", async () => {
  const [contact, deliver] = [await start("contact"), await start("deliver", mail)];
  const statuses = async (token: string): Promise<number[]> => {
    blobs.clockOffset += 3 * minute;
    const given = { blobs: { url: blobs.url, token } };
    return [(await run(contact, posting(token, given))).status, (await run(deliver, scheduled(given))).status];
  };
  expect(await statuses("token")).toEqual([200, 204]);
  blobs.tokens = new Set(["second"]);
  expect(await statuses("token")).toEqual([503, 503]);
  expect(await statuses("second")).toEqual([200, 204]);
});

test("a preview has its own store; without a deploy context, production's is used", async () => {
  const contact = await start("contact");
  const preview = { headers: { "x-nf-deploy-context": "deploy-preview" } };
  const unnamed = { headers: { "x-nf-deploy-context": "" } };
  await run(contact, posting("Essai", preview));
  await run(contact, posting("Vrai", unnamed));
  expect(stored("messages")).toEqual(["deploy:deploy:contact", "site:contact-production"]);
  blobs.clockOffset = 3 * minute;
  await run(await start("deliver", mail), scheduled(unnamed));
  expect(mail.received.map(({ email }) => email.text)).toEqual([expect.stringContaining("Vrai")]);
});

test("health reports unsent messages without personal data, and fails once one has waited for more than an hour", async () => {
  const health = await start("health");
  const ask = async (): Promise<unknown[]> => {
    const { status, body, headers } = await run(health, { method: "GET", blobs });
    expect([headers["cache-control"], headers["access-control-allow-origin"]]).toEqual(["no-store", undefined]);
    return [status, JSON.parse(body) as unknown];
  };
  expect(await ask()).toEqual([200, { waiting: 0, oldestMinutes: 0 }]);
  expect((await run(health, { method: "HEAD", blobs })).status).toBe(200);
  await run(await start("contact"), posting("Bonjour"));
  blobs.clockOffset = 59.5 * minute;
  expect(await ask()).toEqual([200, { waiting: 1, oldestMinutes: 59 }]);
  blobs.clockOffset = 61.5 * minute;
  expect(await ask()).toEqual([503, { waiting: 1, oldestMinutes: 61 }]);
  blobs.behave = () => 403;
  expect(await ask()).toEqual([503, { waiting: null, oldestMinutes: null }]);
  const refused = await run(health, { method: "POST", blobs });
  expect([refused.status, refused.headers.allow]).toEqual([405, "GET, HEAD"]);
});
