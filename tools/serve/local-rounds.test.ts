/** @jest-environment node */
import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { useFolder } from "../../netlify/testing/folder";
import { accepts, openProcess } from "../../netlify/testing/delivery";
import { createMemoryStore } from "../../netlify/testing/memory-store";
import { createInbox } from "../../netlify/lib/inbox/inbox";
import { deliveryMistake, startLocalRounds } from "./local-rounds";

test("runs a round at once, then every five minutes, until stopped", async () => {
  jest.spyOn(console, "log").mockImplementation(() => undefined);
  const store = createMemoryStore();
  const { queue } = openProcess(store, accepts);
  const round = jest.spyOn(queue, "runRound").mockResolvedValue(undefined);
  jest.useFakeTimers();
  const rounds = startLocalRounds({ inbox: createInbox(store, undefined), queue });
  await jest.advanceTimersByTimeAsync(299_999);
  expect(round).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(round).toHaveBeenCalledTimes(2);
  await rounds.stop();
  await jest.advanceTimersByTimeAsync(300_000);
  expect(round).toHaveBeenCalledTimes(2);
  jest.useRealTimers();
});

describe("what the environment says of the messages", () => {
  const folder = useFolder();
  const before = { ...process.env };
  afterEach(() => {
    process.env = { ...before };
  });

  test.each([
    ["SMTP_URL", "mail.exemple.fr"],
    ["CONTACT_TO", "Odile <odile@exemple.fr>"],
    ["INBOX_KEY", "abc"],
    ["TRUSTED_PROXY", "nginx"],
  ])("%s=%s is told", async (variable, value) => {
    Object.assign(process.env, { INBOX_DIR: folder(), [variable]: value });
    expect(await deliveryMistake()).toContain(variable);
  });

  test("a folder in which no message could be stored is told", async () => {
    // Not even root can write in a file.
    writeFileSync(join(folder(), "inbox"), "");
    process.env.INBOX_DIR = join(folder(), "inbox");
    expect(await deliveryMistake()).toContain("ne peuvent pas être gardés");
  });

  test("nothing is told of what is correct, and nothing is left in the inbox", async () => {
    Object.assign(process.env, { INBOX_DIR: folder(), SMTP_URL: "smtp://localhost:2525" });
    expect(await deliveryMistake()).toBeUndefined();
    expect(readdirSync(join(folder(), "messages"))).toEqual([]);
  });
});
