/** @jest-environment node */
import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { useTemporaryFolder } from "../../netlify/testing/temporary-folder";
import { accepts, openProcess } from "../../netlify/testing/delivery";
import { createMemoryStore } from "../../netlify/testing/memory-store";
import { createInbox } from "../../netlify/lib/inbox/inbox";
import { deliveryMistake, startLocalDelivery } from "./local-delivery";

test("delivers at once, then every five minutes, until stopped", async () => {
  jest.spyOn(console, "log").mockImplementation(() => undefined);
  const store = createMemoryStore();
  const { delivery } = openProcess(store, accepts);
  const deliver = jest.spyOn(delivery, "runDelivery").mockResolvedValue(undefined);
  jest.useFakeTimers();
  const localDelivery = startLocalDelivery({ inbox: createInbox(store, undefined), delivery });
  await jest.advanceTimersByTimeAsync(299_999);
  expect(deliver).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(deliver).toHaveBeenCalledTimes(2);
  await localDelivery.stop();
  await jest.advanceTimersByTimeAsync(300_000);
  expect(deliver).toHaveBeenCalledTimes(2);
  jest.useRealTimers();
});

describe("the environment's settings", () => {
  const folder = useTemporaryFolder();
  const before = { ...process.env };
  afterEach(() => {
    process.env = { ...before };
  });

  test.each([
    ["SMTP_URL", "mail.exemple.fr"],
    ["CONTACT_TO", "Odile <odile@exemple.fr>"],
    ["INBOX_KEY", "abc"],
    ["TRUSTED_PROXY", "nginx"],
  ])("%s=%s is reported as a mistake", async (variable, value) => {
    Object.assign(process.env, { INBOX_DIR: folder(), [variable]: value });
    expect(await deliveryMistake()).toContain(variable);
  });

  test("a folder in which no message could be stored is reported", async () => {
    // Not even root can write in a file.
    writeFileSync(join(folder(), "inbox"), "");
    process.env.INBOX_DIR = join(folder(), "inbox");
    expect(await deliveryMistake()).toContain("ne peuvent pas être gardés");
  });

  test("valid settings are not reported, and leave nothing in the inbox", async () => {
    Object.assign(process.env, { INBOX_DIR: folder(), SMTP_URL: "smtp://localhost:2525" });
    expect(await deliveryMistake()).toBeUndefined();
    expect(readdirSync(join(folder(), "messages"))).toEqual([]);
  });
});
