/** @jest-environment node */
import { rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { useTemporaryFolder } from "../../testing/temporary-folder";
import { receptionOf } from "../../testing/reception";
import { serveFunction } from "../../testing/serve-function";
import { until } from "../../testing/until";
import { createBurstDetector } from "../guards/burst-detector";
import { createRateLimiter } from "../guards/rate-limit";
import type { LogEntry } from "../host/log";
import { createFileStore } from "../inbox/file-store";
import { createInbox } from "../inbox/inbox";
import { receive, type ReceptionContext } from "./receive";

const folder = useTemporaryFolder();
const valid = { name: "Zoé Ünal 👋", email: "zoe@exemple.fr", message: "Bonjour,\n\nun devis à 1 000 € ? 🥚" };

let stored: string[];
let logged: LogEntry[];
let reception: ReceptionContext;
beforeEach(() => {
  stored = [];
  logged = [];
  reception = receptionOf(createInbox(createFileStore(folder()), undefined), ({ id }) => stored.push(id));
});

const ask = (init: RequestInit): Promise<Response> =>
  receive(new Request("https://atelier.fr/contact", init), "192.0.2.1", reception, (entry) => logged.push(entry));

const post = (body: string, type: string, headers: Record<string, string> = {}): Promise<Response> =>
  ask({ method: "POST", body, headers: { "content-type": type, ...headers } });

const postJson = (value: unknown, headers?: Record<string, string>): Promise<Response> =>
  post(JSON.stringify(value), "application/json", headers);

const postForm = (fields: Record<string, string>, headers?: Record<string, string>): Promise<Response> =>
  post(new URLSearchParams(fields).toString(), "application/x-www-form-urlencoded", headers);

test("a message sent twice is stored once, with the same response", async () => {
  for (const key of ["", "", "k", "k"]) {
    const response = await postJson(valid, { "idempotency-key": key });
    expect([response.status, await response.json()]).toEqual([200, { success: true }]);
    expect(response.headers.get("content-type")).toBe("application/json; charset=utf-8");
    expect(response.headers.get("cache-control")).toBe("no-store");
  }
  expect(stored).toHaveLength(2); // one without a key, one with
});

test("an empty idempotency key counts as none", async () => {
  await postJson(valid);
  await postJson(valid, { "idempotency-key": "" });
  expect(stored).toHaveLength(1);
});

test("180 messages in seconds from three addresses are all stored, those beyond the limit flagged", async () => {
  const inbox = createInbox(createFileStore(folder()), undefined);
  const countAndDetectBurst = createBurstDetector();
  for (let number = 0; number < 180; number += 1) {
    const headers = { "content-type": "application/json", "form-elapsed": "9000" };
    const body = JSON.stringify({ ...valid, message: String(number) });
    const request = new Request("https://atelier.fr/contact", { method: "POST", body, headers });
    const answer = await receive(
      request,
      `192.0.2.${number % 3}`,
      { ...reception, countAndDetectBurst },
      () => undefined,
    );
    expect(answer.status).toBe(200);
  }
  const entries = await inbox.readAll(await inbox.states());
  const flagged = entries.filter(({ message }) => !(message instanceof Error) && message.suspicions.length > 0);
  expect([entries.length, flagged.length]).toEqual([180, 174]);
});

test("a suspected bot's message is stored, with the same response", async () => {
  const response = await postJson({ ...valid, site_web: "http://spam.example" }, { "form-elapsed": "40" });
  expect([response.status, await response.json(), stored.length]).toEqual([200, { success: true }, 1]);
});

test.each([
  ["name", " "],
  ["email", "zoe@"],
  ["message", undefined],
  ["message", 42],
  ["name", "a".repeat(201)],
])("an invalid %s is reported in French at its field (case %#)", async (field, value) => {
  const response = await postJson({ ...valid, [field]: value });
  const { success, error, fields } = (await response.json()) as Record<string, object | string>;
  expect([response.status, success, Object.keys(fields ?? {})]).toEqual([400, false, [field]]);
  expect(error).toMatch(/^[A-ZÀ-Ý]/);
});

describe("a form sent without JavaScript", () => {
  test("redirects to the confirmation page", async () => {
    const response = await postForm(valid);
    expect([response.status, response.headers.get("location"), stored.length]).toEqual([303, "/merci", 1]);
  });

  test("is shown again with its values, escaped, and an error at each invalid field", async () => {
    const response = await postForm({ name: '"><script>x</script>', email: "zoe@", message: "</textarea>Bonjour" });
    expect([response.status, response.headers.get("content-type")]).toEqual([400, "text/html; charset=utf-8"]);
    expect(response.headers.get("content-security-policy")).toMatch(/^default-src 'none'; img-src 'self';/);
    const page = await response.text();
    expect(page).not.toContain("<script");
    expect(page).toContain('value="&quot;&gt;&lt;script&gt;x&lt;/script&gt;"');
    expect(page).toContain("&lt;/textarea&gt;Bonjour</textarea>");
    expect(page).toMatch(/id="email-error">Cette adresse e-mail est incomplète/);
    expect(page).not.toContain("name-error");
  });
});

describe("guards", () => {
  test.each(["GET", "PUT", "DELETE", "OPTIONS", "HEAD"])("%s is not allowed", async (method) => {
    const response = await ask({ method });
    expect([response.status, response.headers.get("allow")]).toEqual([405, "POST"]);
  });

  test.each([
    ["text/plain", JSON.stringify(valid), 415],
    ["multipart/form-data; boundary=x", JSON.stringify(valid), 415],
    ["application/jsonp", JSON.stringify(valid), 415],
    ["Application/JSON; charset=utf-8", JSON.stringify(valid), 200],
    ...["{", "", "null", "[]", '"texte"', "[".repeat(60_000)].map((body) => ["application/json", body, 400] as const),
    ["application/json", JSON.stringify({ ...valid, message: "a".repeat(70_000) }), 413],
  ] as const)("%s (case %#)", async (type, body, status) => {
    expect((await post(body, type)).status).toBe(status);
  });

  test.each([
    ["text/html,*/*;q=0.8", "text/html; charset=utf-8"],
    ["*/*", "application/json; charset=utf-8"],
  ])("an unsupported format sent with «Accept: %s» is refused in %s", async (accept, type) => {
    expect((await post("x", "text/plain", { accept })).headers.get("content-type")).toBe(type);
  });

  test("the response to a cross-site form shows none of its content", async () => {
    const response = await postForm({ ...valid, message: "Appelez le 01 23" }, { origin: "https://ailleurs.fr" });
    const page = await response.text();
    expect([response.status, page]).toEqual([403, expect.stringContaining("vient d’un autre site")]);
    expect(page).not.toMatch(/01 23|Zoé|<form/);
  });

  test("a rate-limited form has Retry-After, and keeps its text", async () => {
    reception.countRequest = createRateLimiter({ max: 3, window: 60_000 });
    // Refused requests count too.
    expect((await postJson(valid, { origin: "https://ailleurs.fr" })).status).toBe(403);
    expect((await postForm({ ...valid, email: "" })).status).toBe(400);
    expect((await postForm(valid)).status).toBe(303);
    const refused = await postForm({ ...valid, message: "Encore" });
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "60"]);
    expect(await refused.text()).toContain("Encore</textarea>");
  });

  test("an interrupted request stores nothing", async () => {
    const answers: Promise<Response>[] = [];
    const { url, finish } = await serveFunction((request, { ip }) => {
      answers.push(receive(request, ip, reception, (entry) => logged.push(entry)));
      return Promise.all(answers).then(([answer = Response.error()]) => answer);
    });
    const socket = connect(Number(new URL(url).port), "127.0.0.1");
    socket.write("POST / HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{");
    await until(() => answers.length > 0);
    socket.destroy();
    await Promise.all([...answers, finish()]);
    expect([stored, logged]).toEqual([[], [{ event: "contact.refused", status: 400 }]]);
  });
});

describe("a message that can't be stored gets 503, never 200", () => {
  test("when the disk can't be written: the form keeps its text, and a retry works", async () => {
    writeFileSync(join(folder(), "messages"), "no folder can be made here");
    const asJson = await postJson(valid);
    const error = expect.stringContaining("n’a pas pu être enregistré") as string;
    expect([asJson.status, await asJson.json()]).toEqual([503, { success: false, error }]);
    const asPage = await postForm(valid);
    expect([asPage.status, asPage.headers.get("retry-after")]).toEqual([503, "60"]);
    expect(await asPage.text()).toContain(`value="${valid.name}"`);
    rmSync(join(folder(), "messages"));
    expect((await postJson(valid)).status).toBe(200);
  });

  test("when the inbox can't be opened: the log has the error's name only", async () => {
    reception.open = () => {
      throw new RangeError("secret");
    };
    expect((await postJson(valid)).status).toBe(503);
    expect(logged).toEqual([{ event: "contact.refused", status: 503, reason: "RangeError" }]);
  });

  test("when the store has not answered within eight seconds", async () => {
    jest.useFakeTimers({ doNotFake: ["nextTick", "setImmediate", "queueMicrotask"] });
    const accepting = jest.fn(() => new Promise<never>(() => undefined));
    const { inbox, onStored } = reception.open();
    reception.open = () => ({ inbox: { ...inbox, accept: accepting }, onStored });
    const answer = postJson(valid);
    while (accepting.mock.calls.length === 0) await new Promise(setImmediate);
    jest.advanceTimersByTime(8000);
    expect((await answer).status).toBe(503);
    expect(logged).toEqual([{ event: "contact.refused", status: 503, reason: "TimeoutError" }]);
    jest.useRealTimers();
  });
});
