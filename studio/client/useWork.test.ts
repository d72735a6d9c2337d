import { act, renderHook, waitFor } from "@testing-library/react";
import type { CollectionView, Saved, Target } from "../protocol";
import { draftedTargets } from "./drafts";
import { useWork } from "./useWork";

const collection = {
  type: "HomeQuestion",
  shape: "list",
  schema: { type: "object", properties: { question: { type: "string" } } },
} as unknown as CollectionView;
const nowhere: Target = { type: "HomeQuestion", file: null, index: null };
const place: Target = { type: "HomeQuestion", file: "data/faq-home.json", index: 7 };
const saved: Saved = { ...place, version: "2", page: "/#faq" };

/** Simulates the studio's server: it responds to a save on demand. */
function serve() {
  const sent: Record<string, unknown>[] = [];
  let answer: () => void = () => undefined;
  jest.spyOn(globalThis, "fetch").mockImplementation(async (address, options) => {
    if (address !== "/studio/api/save") return new Response('{"mistakes":[],"words":0}');
    sent.push(JSON.parse(options?.body as string) as Record<string, unknown>);
    await new Promise<void>((resolve) => (answer = resolve));
    return new Response(JSON.stringify(saved));
  });
  return { sent, answer: () => act(() => Promise.resolve(answer())) };
}

const write = (question: string) => ({ value: { question } });

beforeEach(() => localStorage.clear());

test("what is typed while a new entry is saved stays, and is saved in the place that the entry got", async () => {
  const { sent, answer } = serve();
  const onSaved = jest.fn();
  const { result } = renderHook(() => useWork(collection, nowhere, onSaved));
  await waitFor(() => expect(result.current.state).toBeDefined());
  act(() => result.current.update(write("Combien")));
  act(() => result.current.save());
  act(() => result.current.update(write("Combien de temps ?")));
  await answer();
  await waitFor(() => expect(onSaved).toHaveBeenCalledWith(saved));
  expect(result.current.state?.value).toEqual({ question: "Combien de temps ?" });
  expect(result.current.dirty).toBe(true);
  // A draft left for the new entry would create a duplicate when resumed.
  expect(draftedTargets()).toEqual([place]);

  act(() => result.current.save());
  await answer();
  await waitFor(() => expect(result.current.dirty).toBe(false));
  expect(sent).toEqual([
    expect.objectContaining({ ...nowhere, version: null, ...write("Combien") }),
    expect.objectContaining({ ...place, version: "2", ...write("Combien de temps ?") }),
  ]);
  expect(draftedTargets()).toEqual([]);
});

test("so it is when the entry is left before the answer has come: its draft has followed", async () => {
  const { answer } = serve();
  const { result, unmount } = renderHook(() => useWork(collection, nowhere, () => undefined));
  await waitFor(() => expect(result.current.state).toBeDefined());
  act(() => result.current.update(write("Combien")));
  act(() => result.current.save());
  act(() => result.current.update(write("Combien de temps ?")));
  unmount();
  await answer();
  await waitFor(() => expect(draftedTargets()).toEqual([place]));
});
