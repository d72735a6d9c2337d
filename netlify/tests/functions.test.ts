/** @jest-environment node */
import type contactFunction from "../functions/contact";
import type deliverFunction from "../functions/deliver";
import { startBlobsServer } from "../testing/blobs-server";
import { useFolder } from "../testing/folder";
import { type MailServer, startMailServer } from "../testing/mail-server";

/** Both functions as Netlify runs them: its Blobs, its context, nothing on the disk. */
const folder = useFolder();
const before = { ...process.env };

let mail: MailServer;
let closeBlobs: () => Promise<unknown>;
let contact: typeof contactFunction;
let deliver: typeof deliverFunction;
/** How far the clock has been put forward (milliseconds). */
let forward = 0;
beforeEach(async () => {
  forward = 0;
  const realNow = Date.now;
  jest.spyOn(Date, "now").mockImplementation(() => realNow() + forward);
  jest.spyOn(console, "log").mockReturnValue(undefined);
  mail = await startMailServer();
  const { url, close } = await startBlobsServer(folder());
  closeBlobs = close;
  const access = { siteID: "site", token: "local", edgeURL: url, uncachedEdgeURL: url };
  process.env.NETLIFY_BLOBS_CONTEXT = Buffer.from(JSON.stringify(access)).toString("base64");
  process.env.SMTP_URL = mail.url;
  process.env.INBOX_KEY = "";
  process.env.INBOX_DIR = "/nowhere/that/can/be/written";
  jest.resetModules();
  contact = (await import("../functions/contact")).default;
  deliver = (await import("../functions/deliver")).default;
});
afterEach(async () => {
  process.env = { ...before };
  await mail.close();
  await closeBlobs();
});

function post(text: string): Request {
  return new Request("https://atelier.fr/.netlify/functions/contact", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ name: "Zoé", email: "zoe@exemple.fr", message: text }),
  });
}

const context = { ip: "192.0.2.1", deploy: { context: "production" } };

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
  const scheduled = new Request("https://atelier.fr/.netlify/functions/deliver", { method: "POST" });
  expect((await deliver(scheduled, context)).status).toBe(204);
  await deliver(scheduled, context);
  expect(mail.received).toHaveLength(1);
});

test("a preview's messages are not production's", async () => {
  mail.behaviour = { kind: "refuse", code: 451, text: "Try later" };
  await contact(post("Essai"), { ...context, deploy: { context: "deploy-preview" } });
  mail.behaviour = { kind: "accept" };
  forward = 60_000;
  await deliver(new Request("https://atelier.fr/"), context);
  expect(mail.received).toEqual([]);
});

test("without its Blobs the function says that it can't take the message, rather than lose it", async () => {
  await closeBlobs();
  delete process.env.NETLIFY_BLOBS_CONTEXT;
  process.env.AWS_LAMBDA_FUNCTION_NAME = "contact";
  expect((await contact(post("Bonjour"), context)).status).toBe(503);
  closeBlobs = () => Promise.resolve();
});
