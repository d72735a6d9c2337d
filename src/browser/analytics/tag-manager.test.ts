import type * as tagManager from "./tag-manager";

const inert = '<script type="text/plain" data-category="analytics">"snippet"</script>';

async function load(html: string): Promise<typeof tagManager> {
  jest.resetModules();
  document.head.innerHTML = html;
  return import("./tag-manager");
}

test("a site built without a container has no snippet to run", async () => {
  const { activateTagManager, tagManagerState } = await load("");
  activateTagManager();
  expect(tagManagerState()).toBe("absent");
});

test("the snippet is inert, then runs once with the same text", async () => {
  const { activateTagManager, tagManagerState } = await load(inert);
  expect(tagManagerState()).toBe("inert");
  activateTagManager();
  activateTagManager();
  expect(tagManagerState()).toBe("requested");
  expect(document.head.innerHTML).toBe('<script>"snippet"</script>');
});

test.each([
  ["load", "loaded"],
  ["error", "blocked"],
])("the loader's «%s» event changes the state to %s", async (event, state) => {
  const info = jest.spyOn(console, "info").mockImplementation(() => undefined);
  const { activateTagManager, onTagManagerState, tagManagerState } = await load(inert);
  const listener = jest.fn();
  onTagManagerState(listener);
  activateTagManager();
  document.scripts[0]?.dispatchEvent(new Event(event));
  expect(tagManagerState()).toBe(state);
  expect(listener).toHaveBeenCalledTimes(2);
  expect(info).toHaveBeenCalledTimes(state === "blocked" ? 1 : 0);
});
