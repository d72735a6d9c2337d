import { anchorTarget } from "./anchor";

beforeAll(() => {
  document.body.innerHTML = '<h2 id="étapes">Étapes</h2>';
});

test("finds what a fragment names, encoded or not", () => {
  expect(anchorTarget("#%C3%A9tapes")).toBe(document.querySelector("h2"));
  expect(anchorTarget("#étapes")).toBe(document.querySelector("h2"));
});

test.each(["", "#", "#inconnu", "#100%", "#%E0"])("«%s» names nothing", (hash) => {
  expect(anchorTarget(hash)).toBeNull();
});
