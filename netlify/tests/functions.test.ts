/** @jest-environment node */
import { promisify } from "node:util";
import type contactFunction from "../functions/contact";
import type deliverFunction from "../functions/deliver";
import type healthFunction from "../functions/health";
import { type FakeBlobs, startFakeBlobs } from "../testing/fake-blobs";
import { type MailServer, startMailServer } from "../testing/mail-server";

/** The functions as Netlify runs them: its Blobs, its context, nothing on the disk. */
const before = { ...process.env };

let mail: MailServer;
let blobs: FakeBlobs;
let contact: typeof contactFunction;
let deliver: typeof deliverFunction;
let health: typeof healthFunction;
let logged: string[];
/** How far the clock has been put forward (milliseconds). */
let forward = 0;

/** The functions in a process of their own: what one remembers, another does not. */
async function startProcess(): Promise<void> {
  jest.resetModules();
  contact = (await import("../functions/contact")).default;
  deliver = (await import("../functions/deliver")).default;
  health = (await import("../functions/health")).default;
}

beforeEach(async () => {
  forward = 0;
  const realNow = Date.now;
  jest.spyOn(Date, "now").mockImplementation(() => realNow() + forward);
  logged = [];
  jest.spyOn(console, "log").mockImplementation((line: string) => void logged.push(line));
  mail = await startMailServer();
  blobs = await startFakeBlobs();
  process.env.NETLIFY_BLOBS_CONTEXT = blobs.context("token");
  process.env.SMTP_URL = mail.url;
  process.env.INBOX_KEY = "";
  process.env.INBOX_DIR = "/nowhere/that/can/be/written";
  await startProcess();
});
afterEach(async () => {
  process.env = { ...before };
  await mail.close();
  await blobs.close();
});

/** Does something while time goes by (milliseconds): a second each time the network had a moment. */
async function passing<Result>(time: number, work: () => Promise<Result>): Promise<Result> {
  const breathe = promisify(setTimeout);
  jest.useFakeTimers({ doNotFake: ["Date", "nextTick", "setImmediate", "queueMicrotask"] });
  const pending = new Set([work]);
  const working = work().finally(() => pending.clear());
  for (let passed = 0; passed < time && pending.size > 0; passed += 1000) {
    await breathe(20);
    await jest.advanceTimersByTimeAsync(1000);
  }
  jest.useRealTimers();
  return working;
}

function post(text: string): Request {
  return new Request("https://atelier.fr/.netlify/functions/contact", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ name: "Zoé", email: "zoe@exemple.fr", message: text }),
  });
}

const context = { ip: "192.0.2.1", deploy: { context: "production" } };
const preview = { ...context, deploy: { context: "deploy-preview" } };
const scheduled = (): Request => new Request("https://atelier.fr/.netlify/functions/deliver", { method: "POST" });
const check = (): Request => new Request("https://atelier.fr/.netlify/functions/health");

/** Keys of the entries, without the store's name. */
const stored = (folder: string): string[] =>
  [...blobs.entries.keys()].filter((key) => key.split("/")[1] === folder).map((key) => key.split("/")[0] ?? "");

test("a message has been tried when a function that will be frozen answers", async () => {
  expect((await contact(post("Bonjour"), context)).status).toBe(200);
  expect(mail.received).toHaveLength(1);
});

test("the visitor does not wait when the function can outlive its answer", async () => {
  mail.behaviour = { kind: "hang" };
  const later: Promise<unknown>[] = [];
  const response = await contact(post("Bonjour"), { ...context, waitUntil: (work) => later.push(work) });
  expect(response.status).toBe(200);
  expect(later).toHaveLength(1);
});

test("what could not be delivered is, by the scheduled function, once", async () => {
  mail.behaviour = { kind: "refuse", code: 451, text: "Try later" };
  expect((await contact(post("Bonjour"), context)).status).toBe(200);
  mail.behaviour = { kind: "accept" };
  forward = 60_000;
  await startProcess();
  expect((await deliver(scheduled(), context)).status).toBe(204);
  await deliver(scheduled(), context);
  expect(mail.received).toHaveLength(1);
});

test("a mail server that is silent until the function's end may have taken the mail: an hour, then one copy", async () => {
  mail.behaviour = { kind: "hang" };
  expect((await passing(10_000, () => contact(post("Bonjour"), context))).status).toBe(200);
  expect(logged.join()).toContain('"reason":"UNKNOWN_OUTCOME"');
  mail.behaviour = { kind: "accept" };
  for (const minutes of [15, 59, 61, 90]) {
    forward = minutes * 60_000;
    await startProcess();
    await deliver(scheduled(), context);
    expect([minutes, mail.received.length]).toEqual([minutes, minutes < 60 ? 0 : 1]);
  }
});

describe("a message acknowledged is a message stored", () => {
  test.each([401, 403, 404, 412, 413, 429, 500])(
    "when the store answers %i, the visitor is told to come back",
    async (status) => {
      // The first message makes the inbox's salt as well.
      expect((await contact(post("Avant"), context)).status).toBe(200);
      blobs.behave = ({ method }) => (method === "PUT" ? status : undefined);
      const response = await contact(post("Bonjour"), context);
      expect([response.status, response.headers.get("retry-after")]).toEqual([503, "60"]);
      expect(await response.json()).toMatchObject({ success: false });
      expect(stored("messages")).toHaveLength(1);
      expect(mail.received).toHaveLength(1);

      blobs.behave = () => undefined;
      expect((await contact(post("Bonjour"), context)).status).toBe(200);
      expect(stored("messages")).toHaveLength(2);
    },
  );

  test("when the store never answers", async () => {
    blobs.behave = () => "hang";
    const response = await passing(10_000, () => contact(post("Bonjour"), context));
    expect(response.status).toBe(503);
  });

  test("when it can't be read: a message received a moment ago may be the same", async () => {
    blobs.behave = ({ method, key }) => (method === "GET" && key.startsWith("messages/") ? 403 : undefined);
    expect((await contact(post("Bonjour"), context)).status).toBe(503);
    expect(logged.join()).toContain('"reason":"blobs 403"');
  });

  test("when there is no store at all", async () => {
    delete process.env.NETLIFY_BLOBS_CONTEXT;
    process.env.AWS_LAMBDA_FUNCTION_NAME = "contact";
    expect((await contact(post("Bonjour"), context)).status).toBe(503);
  });

  test("each call uses the token it was given: a warm function outlives its first one", async () => {
    expect((await contact(post("Un"), context)).status).toBe(200);
    blobs.tokens = new Set(["second"]);
    process.env.NETLIFY_BLOBS_CONTEXT = blobs.context("second");
    expect((await contact(post("Deux"), context)).status).toBe(200);
    expect(stored("messages")).toHaveLength(2);
    expect(mail.received).toHaveLength(2);
  });
});

describe("a mark that is refused", () => {
  const isMark = (key: string): boolean => key.startsWith("delivered/");

  test("for one sweep: the mail is not sent again", async () => {
    mail.behaviour = { kind: "refuse", code: 451, text: "Try later" };
    await contact(post("Bonjour"), context);
    mail.behaviour = { kind: "accept" };
    forward = 60_000;
    blobs.behave = ({ method, key }) => (method === "PUT" && isMark(key) ? 401 : undefined);
    await deliver(scheduled(), context);
    blobs.behave = () => undefined;
    await deliver(scheduled(), context);
    await deliver(scheduled(), context);
    expect(mail.received).toHaveLength(1);
    expect(stored("delivered")).toHaveLength(1);
  });

  test("for one moment: another process never knows", async () => {
    let refusals = 2;
    blobs.behave = ({ key }) => (isMark(key) && refusals-- > 0 ? 403 : undefined);
    await contact(post("Bonjour"), context);
    forward = 60_000;
    await startProcess();
    await deliver(scheduled(), context);
    expect(mail.received).toHaveLength(1);
  });

  test("at every sweep: one more mail at most, from the function that did not send the first", async () => {
    blobs.behave = ({ method, key }) => (method === "PUT" && isMark(key) ? 401 : undefined);
    await contact(post("Bonjour"), context);
    forward = 60_000;
    await startProcess();
    // The other function leaves the claim alone as long as its owner may be at work.
    for (let sweep = 0; sweep < 5; sweep += 1) await passing(30_000, () => deliver(scheduled(), context));
    expect(mail.received.length).toBeLessThanOrEqual(2);
  });
});

describe("a preview", () => {
  test("keeps its messages in a store that Netlify deletes with it, and says so in the log", async () => {
    expect((await contact(post("Essai"), preview)).status).toBe(200);
    await contact(post("Vrai"), context);
    expect(stored("messages").sort()).toEqual(["deploy:deploy:contact", "site:contact-production"]);
    const accepted = logged.map((line) => JSON.parse(line) as object).filter((line) => "suspicions" in line);
    expect(accepted).toMatchObject([
      { event: "contact.accepted", deploy: "deploy-preview" },
      { event: "contact.accepted" },
    ]);
    expect(accepted[1]).not.toHaveProperty("deploy");
  });

  test("is one only when the host says so: what nobody names is the published site's", async () => {
    mail.behaviour = { kind: "refuse", code: 451, text: "Try later" };
    await contact(post("Vrai"), { ...context, deploy: { context: "" } });
    expect(stored("messages")).toEqual(["site:contact-production"]);
    mail.behaviour = { kind: "accept" };
    forward = 60_000;
    await startProcess();
    await deliver(scheduled(), { ip: "" });
    expect(mail.received).toHaveLength(1);
  });

  test("is not swept with production's", async () => {
    mail.behaviour = { kind: "refuse", code: 451, text: "Try later" };
    await contact(post("Essai"), preview);
    mail.behaviour = { kind: "accept" };
    forward = 60_000;
    await deliver(scheduled(), context);
    expect(mail.received).toEqual([]);
  });
});

describe("health", () => {
  const ask = async (): Promise<unknown> => {
    const response = await health(check(), context);
    return [response.status, await response.json()];
  };

  test("is good while messages get through", async () => {
    expect(await ask()).toEqual([200, { waiting: 0, oldestMinutes: 0 }]);
    await contact(post("Bonjour"), context);
    expect(await ask()).toEqual([200, { waiting: 0, oldestMinutes: 0 }]);
  });

  test("tells what waits, and fails once a message has waited for more than an hour", async () => {
    mail.behaviour = { kind: "refuse", code: 535, text: "Bad password" };
    await contact(post("Un"), context);
    forward = 59 * 60_000;
    await contact(post("Deux"), context);
    expect(await ask()).toEqual([200, { waiting: 2, oldestMinutes: 59 }]);
    forward = 61 * 60_000;
    expect(await ask()).toEqual([503, { waiting: 2, oldestMinutes: 61 }]);
  });

  test("fails when the store can't tell", async () => {
    blobs.behave = () => 403;
    expect(await ask()).toEqual([503, { waiting: null, oldestMinutes: null }]);
  });

  test("is read, and nothing else", async () => {
    const response = await health(new Request(check(), { method: "POST" }), context);
    expect([response.status, response.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
    const head = await health(new Request(check(), { method: "HEAD" }), context);
    expect([head.status, await head.text()]).toEqual([200, ""]);
  });
});
