import { contactEndpoint } from "./endpoint";
import { clearDraft, newDraft, readDraft, saveDraft } from "./draft";
import { addToMessage } from "./add-to-message";
import { sendContactMessage } from "./send-contact-message";

const message = { name: "Zoé", email: "zoe@exemple.fr", message: "Bonjour" };

test.each([
  ["localhost", "/contact"],
  ["127.0.0.1", "/contact"],
  ["[::1]", "/contact"],
  ["site.localhost", "/contact"],
  ["atelier.fr", "/.netlify/functions/contact"],
  ["localhost.atelier.fr", "/.netlify/functions/contact"],
])("on %s posts to %s", (hostname, endpoint) => expect(contactEndpoint(hostname)).toBe(endpoint));

describe("a draft", () => {
  afterEach(clearDraft);

  test("has a unique key", () => {
    expect(new Set([newDraft(), newDraft(), newDraft()].map(({ key }) => key)).size).toBe(3);
  });

  test("is restored as saved, until it is cleared", () => {
    const draft = { ...newDraft(), ...message };
    saveDraft(draft);
    expect(readDraft()).toEqual(draft);
    clearDraft();
    expect(readDraft()).toMatchObject({ name: "", email: "", message: "" });
  });

  test.each([
    "{",
    "null",
    "[]",
    '{"name":"Zoé"}',
    '{"name":"Zoé","email":"","message":"","startedAt":1}',
    '{"name":"Zoé","email":"","message":"","key":"k"}',
  ])("stored as %s is ignored", (stored) => {
    window.sessionStorage.setItem("contact-draft", stored);
    expect(readDraft().name).toBe("");
  });
});

describe("sending", () => {
  const send = (honeypot = "") =>
    sendContactMessage({ message, key: "the-key", startedAt: newDraft().startedAt, honeypot });

  function answer(status: number, body: string): jest.SpyInstance {
    return jest.spyOn(globalThis, "fetch").mockResolvedValue(new Response(body, { status }));
  }

  test("posts the three fields as JSON, with an idempotency key", async () => {
    const fetched = answer(200, '{"success":true}');
    await send();
    const [url, init] = fetched.mock.calls[0] as [string, RequestInit];
    const headers = new Headers(init.headers);
    expect([url, init.method, headers.get("content-type")]).toEqual(["/contact", "POST", "application/json"]);
    expect(JSON.parse(init.body as string)).toEqual(message);
    expect(headers.get("idempotency-key")).toBe("the-key");
  });

  test("sends how long the page has been open, as a visitor may type before any script runs", async () => {
    const fetched = answer(200, '{"success":true}');
    jest.spyOn(performance, "now").mockReturnValue(6000.4);
    await send();
    const [, init] = fetched.mock.calls[0] as [string, RequestInit];
    expect(new Headers(init.headers).get("form-elapsed")).toBe("6000");
  });

  test("sends what a bot typed in the hidden field", async () => {
    const fetched = answer(200, '{"success":true}');
    await send("http://spam.example");
    const [, init] = fetched.mock.calls[0] as [string, RequestInit];
    expect(JSON.parse(init.body as string)).toEqual({ ...message, site_web: "http://spam.example" });
  });

  test.each([
    [500, '{"success":true}'],
    [200, '{"success":false}'],
    [200, "{}"],
    [200, "null"],
    [200, '{"success":"true"}'],
    [200, "<!doctype html>"],
    [200, ""],
  ])("fails when the server responds %i %s", async (status, body) => {
    answer(status, body);
    await expect(send()).rejects.toThrow();
  });

  test("fails when the network fails", async () => {
    jest.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("Failed to fetch"));
    await expect(send()).rejects.toThrow("Failed to fetch");
  });

  test("reports the fields that the server rejected", async () => {
    answer(400, '{"success":false,"error":"non","fields":{"email":"mal écrite"}}');
    await expect(send()).rejects.toMatchObject({ fields: { email: "mal écrite" } });
  });

  test("times out when the server never responds", async () => {
    jest.useFakeTimers();
    jest.spyOn(globalThis, "fetch").mockImplementation(
      (_url, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener("abort", () => reject(new DOMException("aborted", "AbortError")));
        }),
    );
    const sent = expect(send()).rejects.toThrow("aborted");
    await jest.advanceTimersByTimeAsync(30_000);
    await sent;
    jest.useRealTimers();
  });
});

test("a text added to the message replaces the one added before, fires `input`, and may contain «$&»", () => {
  document.body.innerHTML = '<form><textarea id="message">Bonjour.\n</textarea></form>';
  const onInput = jest.fn();
  document.forms[0]!.addEventListener("input", onInput);
  addToMessage("Soit 10 $.", "message");
  addToMessage("Soit 5 $' et $&.", "message");
  const message = document.querySelector("textarea")!;
  expect(message).toHaveValue("Bonjour.\n\nSoit 5 $' et $&.");
  expect(message.selectionStart).toBe(message.value.length);
  expect(onInput).toHaveBeenCalledTimes(2);
});
