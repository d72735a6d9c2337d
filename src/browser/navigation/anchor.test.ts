import { anchorTarget } from "./anchor";

beforeAll(() => {
  document.body.innerHTML = '<h2 id="étapes">Étapes</h2>';
});

test("finds the target of a fragment, encoded or not", () => {
  expect(anchorTarget("#%C3%A9tapes")).toBe(document.querySelector("h2"));
  expect(anchorTarget("#étapes")).toBe(document.querySelector("h2"));
});

test.each(["", "#", "#inconnu", "#100%", "#%E0"])("«%s» has no target", (hash) => {
  expect(anchorTarget(hash)).toBeNull();
});
