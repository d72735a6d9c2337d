/** @jest-environment node */
import { readdirSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { useFolder } from "../../testing/folder";
import { serveFunction, type TestServer } from "../../testing/serve-function";
import { type MailServer, startMailServer } from "../../testing/mail-server";
import { identity, openReception, type TestReception } from "../../testing/reception";
import { createRateLimiter } from "../guards/rate-limit";
import { receive } from "./receive";

const folder = useFolder();
const hour = 60 * 60_000;
const valid = { name: "Zoé Ünal 👋", email: "zoe@exemple.fr", message: "Bonjour,\n\nun devis à 1 000 € ? 🥚" };

let mail: MailServer;
let reception: TestReception;
let server: TestServer;
beforeEach(async () => {
  mail = await startMailServer();
  reception = openReception(folder(), mail.url);
  server = await serveFunction((request, { ip }) =>
    receive(request, ip, reception, (entry) => reception.logged.push(entry)),
  );
});
afterEach(async () => {
  await server.close();
  await mail.close();
});

function post(body: string, headers: Record<string, string>): Promise<Response> {
  return fetch(server.url, { method: "POST", body, headers, redirect: "manual" });
}

const postJson = (value: unknown, headers: Record<string, string> = {}): Promise<Response> =>
  post(JSON.stringify(value), { "content-type": "application/json", ...headers });

const postForm = (fields: Record<string, string>, headers: Record<string, string> = {}): Promise<Response> =>
  post(new URLSearchParams(fields).toString(), { "content-type": "application/x-www-form-urlencoded", ...headers });

const stored = (): string[] => readdirSync(join(folder(), "messages"));

describe("a message in JSON", () => {
  test("is stored, acknowledged, and reaches the provider intact", async () => {
    const response = await postJson(valid);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ success: true });
    expect(response.headers.get("content-type")).toBe("application/json; charset=utf-8");
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(stored()).toHaveLength(1);
    await mail.waitFor(1);
    const [received] = mail.received;
    expect(received).toMatchObject({ sender: identity.from, recipients: [identity.to] });
    expect(received?.email.text).toContain(valid.message);
    expect(received?.email.replyTo).toMatchObject([{ name: valid.name, address: valid.email }]);
  });

  test.each(["Application/JSON", "application/json; charset=utf-8"])("is read when announced as %s", async (type) => {
    expect((await post(JSON.stringify(valid), { "content-type": type })).status).toBe(200);
  });

  test("sent twice is one mail, and the same answer", async () => {
    for (const headers of [{}, {}, { "idempotency-key": "k" }, { "idempotency-key": "k" }] as Record<
      string,
      string
    >[]) {
      const response = await postJson(valid, headers);
      expect([response.status, await response.json()]).toEqual([200, { success: true }]);
    }
    await reception.tried();
    expect(mail.received).toHaveLength(2); // one without a key, one with
  });

  test("that looks like a robot's is kept, marked, and answered like the others", async () => {
    const response = await postJson({ ...valid, site_web: "http://spam.example" }, { "form-elapsed": "40" });
    expect(await response.json()).toEqual({ success: true });
    await mail.waitFor(1);
    expect(mail.received[0]?.email.subject).toContain("[Suspect]");
  });
});

describe("what is wrong is said in French, field by field", () => {
  test.each([
    ["a blank name", "name", " "],
    ["a malformed address", "email", "zoe@"],
    ["a missing message", "message", undefined],
    ["a number", "message", 42],
    ["a name that is too long", "name", "a".repeat(201)],
    ["an address that is too long", "email", `${"a".repeat(250)}@x.fr`],
    ["a message that is too long", "message", "a".repeat(10_001)],
  ])("%s", async (_title, field, value) => {
    const response = await postJson({ ...valid, [field]: value });
    expect(response.status).toBe(400);
    const answer = (await response.json()) as { success: boolean; error: string; fields: Record<string, string> };
    expect(answer.success).toBe(false);
    expect(Object.keys(answer.fields)).toEqual([field]);
    expect(answer.error).not.toBe("");
  });

  test.each(["{", "", "null", "[]", '"texte"', "[".repeat(60_000)])(
    "JSON that is no message (case %#)",
    async (body) => {
      expect((await post(body, { "content-type": "application/json" })).status).toBe(400);
    },
  );
});

describe("a form sent without JavaScript", () => {
  test("leads to the page that thanks", async () => {
    const response = await postForm(valid);
    expect([response.status, response.headers.get("location")]).toEqual([303, "/merci"]);
    await mail.waitFor(1);
    expect(mail.received[0]?.email.text).toContain("un devis à 1 000 € ? 🥚");
  });

  test("comes back with what was typed, escaped, and a message at each field", async () => {
    const response = await postForm({
      name: '"><script>alert(1)</script>',
      email: "zoe@",
      message: "</textarea>Bonjour",
    });
    expect(response.status).toBe(400);
    expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(response.headers.get("content-security-policy")).toMatch(/^default-src 'none'; img-src 'self';/);
    const page = await response.text();
    expect(page).not.toContain("<script");
    expect(page).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
    expect(page).toContain("&lt;/textarea&gt;Bonjour</textarea>");
    expect(page).toMatch(/id="email-error">Cette adresse e-mail est incomplète/);
    expect(page).not.toContain("name-error");
  });
});

describe("guards", () => {
  test.each(["GET", "PUT", "DELETE", "OPTIONS", "HEAD"])("%s is not a way to write", async (method) => {
    const response = await fetch(server.url, { method });
    expect([response.status, response.headers.get("allow")]).toEqual([405, "POST"]);
  });

  test.each(["text/plain", "multipart/form-data; boundary=x", "application/jsonp"])("%s is not read", async (type) => {
    expect((await post(JSON.stringify(valid), { "content-type": type })).status).toBe(415);
  });

  test("a body over 64 KiB is refused", async () => {
    expect((await postJson({ ...valid, message: "a".repeat(70_000) })).status).toBe(413);
  });

  test("the page that refuses another site's form shows nothing of it", async () => {
    const response = await postForm(
      { ...valid, message: "Votre compte est bloqué, appelez le 01 23 45 67 89" },
      { origin: "https://ailleurs.fr" },
    );
    expect(response.status).toBe(403);
    const page = await response.text();
    expect(page).toContain("vient d’un autre site");
    expect(page).not.toMatch(/bloqué|01 23|Zoé|<form/);
  });

  test("too many from one address are told when to come back, and keep their text", async () => {
    reception.limitRate = createRateLimiter({ most: 1, window: 60_000 });
    expect((await postForm(valid)).status).toBe(303);
    const refused = await postForm({ ...valid, message: "Encore" });
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "60"]);
    expect(await refused.text()).toContain("Encore</textarea>");
  });

  test("what is refused counts towards the rate", async () => {
    reception.limitRate = createRateLimiter({ most: 2, window: 60_000 });
    expect((await postJson(valid, { origin: "https://ailleurs.fr" })).status).toBe(403);
    expect((await post("{", { "content-type": "application/json" })).status).toBe(400);
    expect((await postJson(valid)).status).toBe(429);
  });

  test("a visitor who leaves before the end of the message is met with silence", async () => {
    const spoken = jest.spyOn(console, "error").mockImplementation();
    const socket = connect(Number(new URL(server.url).port), "127.0.0.1");
    socket.write(
      "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{",
    );
    await new Promise((written) => setTimeout(written, 50));
    socket.destroy();
    expect((await postJson(valid)).status).toBe(200);
    await reception.tried();
    expect(spoken).not.toHaveBeenCalled();
    expect(reception.logged.map(({ event }) => event)).toEqual(["contact.accepted", "contact.delivered"]);
    expect(stored()).toHaveLength(1);
  });
});

describe("nothing is lost", () => {
  test("when the mail server is down: stored, acknowledged, delivered once when it is back", async () => {
    await mail.close();
    expect((await postJson(valid)).status).toBe(200);
    await reception.tried();
    mail = await startMailServer(mail.port);
    await reception.later(2 * hour);
    await reception.later(3 * hour);
    expect(mail.received.filter(({ email }) => email.text?.includes(valid.message))).toHaveLength(1);
  });

  test("when it cuts the connection after DATA: delivered once, later", async () => {
    mail.behaviour = { kind: "drop" };
    expect((await postJson(valid)).status).toBe(200);
    await reception.tried();
    mail.behaviour = { kind: "accept" };
    await reception.later(2 * hour);
    await reception.later(3 * hour);
    expect(mail.received.filter(({ email }) => email.text?.includes(valid.message))).toHaveLength(1);
  });

  test("when the disk refuses: 503, the form keeps its text, and the next try works", async () => {
    const broken = join(folder(), "full");
    writeFileSync(broken, "no folder can be made here");
    const whole = reception;
    reception = openReception(broken, mail.url);
    const asJson = await postJson(valid);
    expect(asJson.status).toBe(503);
    expect(await asJson.json()).toEqual({
      success: false,
      error: expect.stringContaining("n’a pas pu être enregistré") as string,
    });
    const asPage = await postForm(valid);
    expect(asPage.status).toBe(503);
    expect(await asPage.text()).toContain(`value="${valid.name}"`);
    reception = whole;
    expect((await postJson(valid)).status).toBe(200);
  });

  test("when the inbox can't even be opened: 503, and the log says why without quoting", async () => {
    const logged: string[] = [];
    const request = new Request("http://localhost/contact", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(valid),
    });
    const broken = {
      ...reception,
      open: (): never => {
        throw new RangeError("secret");
      },
    };
    expect((await receive(request, "", broken, (entry) => logged.push(JSON.stringify(entry)))).status).toBe(503);
    expect(logged).toEqual([JSON.stringify({ event: "contact.refused", status: 503, reason: "RangeError" })]);
  });
});
