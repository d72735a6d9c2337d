import { applyKept, keepChoice, keptChoice } from "./kept-lists";

afterEach(() => {
  window.history.replaceState(null, "");
  document.body.replaceChildren();
});

test("a choice is kept in the entry, beside what others keep there, and in those that anchors add", () => {
  window.history.replaceState({ key: "other" }, "");
  expect(keptChoice("cases")).toBeUndefined();
  keepChoice("cases", 16, [0, 1]);
  expect(keptChoice("cases")).toBe(16);
  expect(window.history.state).toMatchObject({ key: "other" });
  window.history.pushState(null, "", "#contact");
  window.dispatchEvent(new Event("hashchange"));
  expect(keptChoice("cases")).toBe(16);
});

test("an entry that can't be written breaks nothing", () => {
  jest.spyOn(window.history, "replaceState").mockImplementationOnce(() => {
    throw new DOMException("SecurityError");
  });
  expect(() => keepChoice("cases", 16, [])).not.toThrow();
});

/** Runs the inline script where the parser would: after the list. */
const hiddenItems = () => {
  document.body.innerHTML = "<div><ul><li></li><li></li><li></li></ul></div>";
  const script = document.createElement("script");
  script.textContent = applyKept("projects");
  document.querySelector("div")!.append(script);
  return [...document.querySelectorAll("li")].map(({ hidden }) => hidden);
};

test("what was hidden is hidden before hydration", () => {
  expect(hiddenItems()).toEqual([false, false, false]);
  keepChoice("projects", "Industrie", [1]);
  expect(hiddenItems()).toEqual([true, false, true]);
});
