import { act, renderHook, waitFor } from "@testing-library/react";
import type { CollectionView, Saved, Target } from "../protocol";
import { draftedSubjects } from "./drafts";
import { checkDelay, useEntryForm } from "./useEntryForm";

const collection = {
  type: "HomeQuestion",
  shape: "list",
  schema: { type: "object", properties: { question: { type: "string" } } },
} as unknown as CollectionView;
const newTarget: Target = { type: "HomeQuestion", file: null, index: null, id: null };
const savedTarget: Target = { type: "HomeQuestion", file: "data/faq-home.json", index: 7, id: "combien" };
const subject = { type: savedTarget.type, file: savedTarget.file, id: savedTarget.id };
const saved: Saved = { ...savedTarget, version: "2", page: "/#faq" };

const entry = { value: { question: "Combien" }, body: null, version: "1", page: "/#faq", pictures: [] };

/** Simulates the studio's server: it responds to a save on demand. */
function serve() {
  const sent: Record<string, unknown>[] = [];
  let respond: () => void = () => undefined;
  jest.spyOn(globalThis, "fetch").mockImplementation(async (address, options) => {
    if (typeof address === "string" && address.startsWith("/studio/api/entry"))
      return new Response(JSON.stringify(entry));
    if (address !== "/studio/api/save") return new Response('{"mistakes":[],"words":0}');
    sent.push(JSON.parse(options?.body as string) as Record<string, unknown>);
    await new Promise<void>((resolve) => (respond = resolve));
    return new Response(JSON.stringify(saved));
  });
  return { sent, respond: () => act(() => Promise.resolve(respond())) };
}

const write = (question: string) => ({ value: { question } });

beforeEach(() => localStorage.clear());

test("what is being saved is not checked: its files are no longer where they were chosen", async () => {
  const { respond } = serve();
  const checks = () => jest.mocked(fetch).mock.calls.filter(([address]) => address === "/studio/api/check").length;
  const { result } = renderHook(() => useEntryForm(collection, savedTarget, jest.fn()));
  await waitFor(() => expect(result.current.state).toBeDefined());
  act(() => result.current.update(write("Combien de temps ?")));
  act(() => result.current.save());
  await act(() => new Promise((resolve) => setTimeout(resolve, 2 * checkDelay)));
  expect(checks()).toBe(0);
  await respond();
  await waitFor(() => expect(checks()).toBe(1));
});

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
  expect(draftedSubjects()).toEqual([subject]);

  act(() => result.current.save());
  await respond();
  await waitFor(() => expect(result.current.dirty).toBe(false));
  expect(sent).toEqual([
    expect.objectContaining({ ...newTarget, version: null, ...write("Combien") }),
    expect.objectContaining({ ...savedTarget, version: "2", ...write("Combien de temps ?") }),
  ]);
  expect(draftedSubjects()).toEqual([]);
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
  await waitFor(() => expect(draftedSubjects()).toEqual([subject]));
});

const openSaved = async () => {
  const { result, unmount } = renderHook(() => useEntryForm(collection, savedTarget, () => undefined));
  await waitFor(() => expect(result.current.state).toBeDefined());
  return { result, unmount };
};

test("what is given up can be resumed, even after a reload", async () => {
  serve();
  const { result, unmount } = await openSaved();
  act(() => result.current.update(write("Une heure de travail")));
  act(() => result.current.discard());
  expect(result.current.state?.value).toEqual(entry.value);
  unmount();
  const { result: reloaded } = await openSaved();
  act(() => reloaded.current.abandoned?.resume());
  expect(reloaded.current.state?.value).toEqual({ question: "Une heure de travail" });
  expect(reloaded.current.abandoned).toBeUndefined();
});

test("what is given up after an hour’s work does not take its place", async () => {
  serve();
  const { result, unmount } = await openSaved();
  for (const text of ["Une heure de travail", "Un mot"]) {
    act(() => result.current.update(write(text)));
    act(() => result.current.discard());
  }
  unmount();
  const { result: reloaded } = await openSaved();
  act(() => reloaded.current.abandoned?.forget());
  act(() => reloaded.current.abandoned?.resume());
  expect(reloaded.current.state?.value).toEqual({ question: "Une heure de travail" });
});

test("what is given up can be forgotten", async () => {
  serve();
  const { result } = await openSaved();
  act(() => result.current.update(write("Une heure de travail")));
  act(() => result.current.discard());
  act(() => result.current.abandoned?.forget());
  expect(result.current.abandoned).toBeUndefined();
  expect(localStorage).toHaveLength(0);
});

test("a full storage is said, and leaving asks first", async () => {
  serve();
  const { result } = await openSaved();
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  act(() => result.current.update(write("Trop long")));
  await waitFor(() => expect(result.current.status).toMatch(/n’a plus de place.*enregistrez-les, ou copiez/));
  const leaving = new Event("beforeunload", { cancelable: true });
  window.dispatchEvent(leaving);
  expect(leaving.defaultPrevented).toBe(true);
  act(() => result.current.discard());
  await waitFor(() => expect(result.current.status).not.toMatch(/plus de place/));
});

test("a draft follows its entry, whatever its index", async () => {
  serve();
  const { result, unmount } = await openSaved();
  act(() => result.current.update(write("Combien de temps ?")));
  unmount();
  const moved = { ...savedTarget, index: 8 };
  const { result: after } = renderHook(() => useEntryForm(collection, moved, () => undefined));
  await waitFor(() => expect(after.current.state?.value).toEqual({ question: "Combien de temps ?" }));
  const other = { ...savedTarget, id: "autre" };
  const { result: another } = renderHook(() => useEntryForm(collection, other, () => undefined));
  await waitFor(() => expect(another.current.state?.value).toEqual(entry.value));
});
