import { act, renderHook, waitFor } from "@testing-library/react";
import type { CollectionView, Saved, Target } from "../protocol";
import { draftedTargets } from "./drafts";
import { useEntryForm } from "./useEntryForm";

const collection = {
  type: "HomeQuestion",
  shape: "list",
  schema: { type: "object", properties: { question: { type: "string" } } },
} as unknown as CollectionView;
const newTarget: Target = { type: "HomeQuestion", file: null, index: null };
const savedTarget: Target = { type: "HomeQuestion", file: "data/faq-home.json", index: 7 };
const saved: Saved = { ...savedTarget, version: "2", page: "/#faq" };

/** Simulates the studio's server: it responds to a save on demand. */
function serve() {
  const sent: Record<string, unknown>[] = [];
  let respond: () => void = () => undefined;
  jest.spyOn(globalThis, "fetch").mockImplementation(async (address, options) => {
    if (address !== "/studio/api/save") return new Response('{"mistakes":[],"words":0}');
    sent.push(JSON.parse(options?.body as string) as Record<string, unknown>);
    await new Promise<void>((resolve) => (respond = resolve));
    return new Response(JSON.stringify(saved));
  });
  return { sent, respond: () => act(() => Promise.resolve(respond())) };
}

const write = (question: string) => ({ value: { question } });

beforeEach(() => localStorage.clear());

test("text typed while a new entry is being saved is kept, then saved in the created entry", async () => {
  const { sent, respond } = serve();
  const onSaved = jest.fn();
  const { result } = renderHook(() => useEntryForm(collection, newTarget, onSaved));
  await waitFor(() => expect(result.current.state).toBeDefined());
  act(() => result.current.update(write("Combien")));
  act(() => result.current.save());
  act(() => result.current.update(write("Combien de temps ?")));
  await respond();
  await waitFor(() => expect(onSaved).toHaveBeenCalledWith(saved));
  expect(result.current.state?.value).toEqual({ question: "Combien de temps ?" });
  expect(result.current.dirty).toBe(true);
  // A draft left for the new entry would create a duplicate when resumed.
  expect(draftedTargets()).toEqual([savedTarget]);

  act(() => result.current.save());
  await respond();
  await waitFor(() => expect(result.current.dirty).toBe(false));
  expect(sent).toEqual([
    expect.objectContaining({ ...newTarget, version: null, ...write("Combien") }),
    expect.objectContaining({ ...savedTarget, version: "2", ...write("Combien de temps ?") }),
  ]);
  expect(draftedTargets()).toEqual([]);
});

test("text typed while saving is kept as a draft if the entry is closed before the response", async () => {
  const { respond } = serve();
  const { result, unmount } = renderHook(() => useEntryForm(collection, newTarget, () => undefined));
  await waitFor(() => expect(result.current.state).toBeDefined());
  act(() => result.current.update(write("Combien")));
  act(() => result.current.save());
  act(() => result.current.update(write("Combien de temps ?")));
  unmount();
  await respond();
  await waitFor(() => expect(draftedTargets()).toEqual([savedTarget]));
});
