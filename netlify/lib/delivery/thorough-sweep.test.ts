/** @jest-environment node */
import { createMemoryStore } from "../../testing/memory-store";
import { useRound } from "../../testing/round";

/** What the scheduled function and `npm run inbox -- retry` do: they have no second turn a moment later. */
const round = useRound(createMemoryStore, Date.parse("2026-01-05T10:00:00.000Z"));
const { open, receive, pass } = round;

const accepted = (): Promise<string> => Promise.resolve("250");

/** A message that a process was sending when it was killed. */
async function receiveOrphan(): Promise<void> {
  const orphans = (await round.store.list("claims")).length + 1;
  void open(() => new Promise<string>(() => undefined)).soon((await receive("Bonjour")).id);
  while ((await round.store.list("claims")).length < orphans) await new Promise(setImmediate);
}

test("waits for who is at it, then takes over", async () => {
  await receiveOrphan();
  expect(await open(accepted).sweep({ thorough: true })).toMatchObject({ delivered: 1, held: 0 });
});

test("waits as long although another message's turn comes sooner", async () => {
  const send = jest.fn(accepted).mockRejectedValueOnce(new Error("down"));
  const courier = open(send);
  await courier.soon((await receive("Refusé une fois")).id);
  pass(27_000);
  await receiveOrphan();
  expect(await courier.sweep({ thorough: true })).toMatchObject({ delivered: 1, held: 0, failed: 0 });
});

test("does not count what the other has delivered meanwhile", async () => {
  let release: () => void = () => undefined;
  const other = open(() => new Promise<string>((resolve) => (release = () => resolve("250"))));
  const delivering = other.soon((await receive("Bonjour")).id);
  while ((await round.store.list("claims")).length === 0) await new Promise(setImmediate);
  round.meanwhile = () => {
    release();
    return delivering;
  };
  const send = jest.fn(accepted);
  expect(await open(send).sweep({ thorough: true })).toMatchObject({ delivered: 0, held: 0 });
  expect(send).not.toHaveBeenCalled();
});

test("leaves it to the next one when there is not the time", async () => {
  await receiveOrphan();
  const { list } = round.store;
  const slow = jest.spyOn(round.store, "list");
  for (let folderName = 0; folderName < 4; folderName += 1) {
    slow.mockImplementationOnce((...what) => {
      pass(600);
      return list(...what);
    });
  }
  const [send, rested] = [jest.fn(accepted), jest.fn(() => Promise.resolve())];
  round.meanwhile = rested;
  const heir = open(send);
  expect(await heir.sweep({ thorough: true, lifetime: 30_000 })).toMatchObject({ delivered: 0, held: 1 });
  expect([send, rested].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
  expect(await heir.sweep({ thorough: true, lifetime: 30_000 })).toMatchObject({ delivered: 1, held: 0 });
});
