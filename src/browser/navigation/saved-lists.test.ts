import { applySavedList, saveListChoice, savedListChoice } from "./saved-lists";

afterEach(() => {
  window.history.replaceState(null, "");
  document.body.replaceChildren();
});

test("a choice is saved in the history entry, beside other state, and in entries added by anchors", () => {
  window.history.replaceState({ key: "other" }, "");
  expect(savedListChoice("cases")).toBeUndefined();
  saveListChoice("cases", 16, [0, 1]);
  expect(savedListChoice("cases")).toBe(16);
  expect(window.history.state).toMatchObject({ key: "other" });
  window.history.pushState(null, "", "#contact");
  window.dispatchEvent(new Event("hashchange"));
  expect(savedListChoice("cases")).toBe(16);
});

test("a choice that can't be saved does not throw", () => {
  jest.spyOn(window.history, "replaceState").mockImplementationOnce(() => {
    throw new DOMException("SecurityError");
  });
  expect(() => saveListChoice("cases", 16, [])).not.toThrow();
});

/** Runs the inline script where the parser would: after the list. */
const hiddenItems = () => {
  document.body.innerHTML = "<div><ul><li></li><li></li><li></li></ul></div>";
  const script = document.createElement("script");
  script.textContent = applySavedList("projects");
  document.querySelector("div")!.append(script);
  return [...document.querySelectorAll("li")].map(({ hidden }) => hidden);
};

test("the inline script hides the same items before hydration", () => {
  expect(hiddenItems()).toEqual([false, false, false]);
  saveListChoice("projects", "Industrie", [1]);
  expect(hiddenItems()).toEqual([true, false, true]);
});
