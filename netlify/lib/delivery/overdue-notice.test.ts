/** @jest-environment node */
import { createMemoryStore } from "../../testing/memory-store";
import { useRound } from "../../testing/round";

const minute = 60_000;
const { open, receive, pass } = useRound(createMemoryStore, Date.parse("2026-01-05T10:00:00.000Z"));

test("what waits is told of again an hour later, not before", async () => {
  const texts: string[] = [];
  const send = jest.fn(({ text }: { text?: unknown }) => Promise.resolve(String(texts.push(String(text)))));
  send.mockRejectedValueOnce(new Error("down"));
  const courier = open(send);
  await courier.soon((await receive("bloqué")).id);
  for (const later of [61, 59, 1]) {
    pass(later * minute);
    await courier.soon((await receive(`${later}`)).id);
  }
  expect(texts.map((text) => text.includes("Attention"))).toEqual([true, false, true]);
});
