import { foldBeforePaint, foldContents } from "./TableOfContents";

let wide: boolean;
let notifyWidth: () => void;

beforeEach(() => {
  window.matchMedia = () =>
    ({
      get matches() {
        return wide;
      },
      addEventListener: (_type: string, listener: () => void) => (notifyWidth = listener),
      removeEventListener: () => (notifyWidth = () => undefined),
    }) as unknown as MediaQueryList;
  document.body.innerHTML =
    '<nav class="sidebar"><details open data-unsettled><summary>Sommaire</summary></details></nav>';
});

const details = () => document.querySelector("details")!;

test("on a narrow screen the contents are folded, and open once there is room beside the text", () => {
  wide = false;
  const stop = foldContents(document.body);
  expect(details().open).toBe(false);
  wide = true;
  notifyWidth();
  expect(details().open).toBe(true);
  stop();
  wide = false;
  notifyWidth();
  expect(details().open).toBe(true);
});

test("folded before the paint, the contents stay as the visitor leaves them before hydration", () => {
  wide = false;
  const script = document.createElement("script");
  script.textContent = foldBeforePaint;
  details().append(script);
  expect(details().open).toBe(false);
  details().open = true;
  foldContents(document.body);
  expect(details().open).toBe(true);
});

test("a text without contents is left alone", () => {
  document.body.innerHTML = "<p>Court.</p>";
  expect(foldContents(document.body)).not.toThrow();
});
