/** @jest-environment node */
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
  const before = { ...process.env };
  afterEach(() => {
    process.env = { ...before };
  });

  test.each([
    ["SMTP_URL", "mail.exemple.fr"],
    ["CONTACT_TO", "Odile <odile@exemple.fr>"],
    ["INBOX_KEY", "abc"],
  ])("%s=%s is told", (variable, value) => {
    process.env[variable] = value;
    expect(deliveryMistake()).toContain(variable);
  });

  test("nothing is told of what is correct", () => {
    process.env.SMTP_URL = "smtp://localhost:2525";
    expect(deliveryMistake()).toBeUndefined();
  });
});
