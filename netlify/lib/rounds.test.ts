/** @jest-environment node */
import { useFolder } from "../testing/folder";
import { openMailroom } from "./mailroom";
import { startRounds } from "./rounds";

const folder = useFolder();
const minute = 60_000;

test("sweeps every quarter of an hour, though no message is known to be due", async () => {
  jest.spyOn(console, "log").mockImplementation(() => undefined);
  jest.replaceProperty(process, "env", { INBOX_DIR: folder() });
  const sweep = jest.spyOn(openMailroom().courier, "sweep");
  jest.useFakeTimers({ doNotFake: ["setImmediate", "nextTick", "queueMicrotask"] });
  const rounds = startRounds();
  await sweep.mock.results[0]?.value;
  await jest.advanceTimersByTimeAsync(15 * minute - 1);
  expect(sweep).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(2000);
  expect(sweep).toHaveBeenCalledTimes(2);
  jest.useRealTimers();
  await rounds.stop();
});
