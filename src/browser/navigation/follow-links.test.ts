import { followLinks } from "./follow-links";

const visit = jest.fn();
let stop: () => void;

beforeEach(() => {
  document.body.innerHTML = `
    <a id="article" href="/blog/autre#partie"><b>Un autre article</b></a>
    <a id="flux" href="/rss.xml">Flux</a>
    <a id="ancre" href="#partie">Partie</a>
    <a id="dehors" href="https://exemple.fr/page">Dehors</a>
    <a id="ailleurs" href="//exemple.fr/page">Ailleurs</a>
    <a id="repartir" href="/" target="_self">Repartir</a>`;
  visit.mockClear();
  stop = followLinks(visit);
});
afterEach(() => stop());

/** Whether the browser was left to follow the link. */
const click = (selector: string, init: MouseEventInit = {}) => {
  // jsdom does not navigate: only what became of the default action is looked at.
  let left = false;
  const look = (event: Event) => {
    left = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener("click", look, { once: true });
  document
    .querySelector(selector)
    ?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...init }));
  return left;
};

test("a link to a page of the site is followed without reloading", () => {
  expect(click("#article b")).toBe(false);
  expect(visit).toHaveBeenCalledWith("/blog/autre#partie");
});

test.each(["#flux", "#ancre", "#dehors", "#ailleurs", "#repartir"])("%s is left to the browser", (selector) => {
  expect(click(selector)).toBe(true);
  expect(visit).not.toHaveBeenCalled();
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
  "a click with %j is left to the browser",
  (init) => {
    expect(click("#article", init)).toBe(true);
  },
);

test("a click that the page has answered itself is followed no further", () => {
  document.querySelector("#article")?.addEventListener("click", (event) => event.preventDefault());
  click("#article");
  expect(visit).not.toHaveBeenCalled();
});

test("stops when asked", () => {
  stop();
  expect(click("#article")).toBe(true);
});
