/** @jest-environment node */
import { createMemoryStore } from "../../testing/memory-store";
import { useRound } from "../../testing/round";

const { open, receive } = useRound(createMemoryStore, Date.parse("2026-01-05T10:00:00.000Z"));

test("delivers in the end what a flood did not leave time for", async () => {
  let sent = 0;
  const courier = open(async () => {
    await new Promise(setImmediate);
    sent += 1;
    return "250";
  });
  const ids = await Promise.all(Array.from({ length: 1100 }, async (_, index) => (await receive(`${index}`)).id));
  await Promise.all(ids.map((id) => courier.soon(id)));
  while (sent < 1100) await new Promise(setImmediate);
  expect(sent).toBe(1100);
});
