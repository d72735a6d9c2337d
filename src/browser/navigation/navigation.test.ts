import { announcePage } from "./announce-page";
import { placeScroll } from "./place-scroll";
import { catchUp } from "./catch-up";

const at = (pathname: string, hash = "", key?: string) => ({ pathname, hash, ...(key && { key }) });
const update = (from: string | undefined, to: { pathname: string; hash: string }, saved = 0) => ({
  ...(from === undefined ? {} : { prevRouterProps: { location: at(from) } }),
  routerProps: { location: to },
  getSavedScrollPosition: () => [0, saved],
});

const scrollIntoView = jest.fn();
const nextFrames = () => new Promise((resolve) => setTimeout(resolve, 60));

beforeEach(() => {
  document.body.innerHTML = `<div id="gatsby-announcer" aria-live="assertive"></div>
    <main><h1>Nouvelle page</h1><section id="contact"></section></main><p id="annonce" role="status"></p>`;
  Element.prototype.scrollIntoView = scrollIntoView;
  scrollIntoView.mockReset();
  window.scrollTo = jest.fn();
});

describe("scroll after a navigation", () => {
  test("another page starts at its top, without animation", () => {
    expect(placeScroll(update("/blog", at("/")))).toBe(false);
    expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior: "instant" });
  });

  test("an anchor of the same page is reached smoothly, of another at once", () => {
    placeScroll(update("/", at("/", "#contact")));
    expect(scrollIntoView).toHaveBeenLastCalledWith({ behavior: "smooth" });
    placeScroll(update("/blog", at("/", "#contact")));
    expect(scrollIntoView).toHaveBeenLastCalledWith({ behavior: "instant" });
  });

  test("under reduced motion, nothing is smooth", () => {
    window.matchMedia = jest.fn().mockReturnValue({ matches: true });
    placeScroll(update("/", at("/", "#contact")));
    expect(scrollIntoView).toHaveBeenLastCalledWith({ behavior: "instant" });
  });

  test("back and forward restore the position, even at an address with an anchor", () => {
    placeScroll(update("/blog", at("/", "#contact"), 820));
    expect(window.scrollTo).toHaveBeenCalledWith({ top: 820, behavior: "instant" });
    expect(scrollIntoView).not.toHaveBeenCalled();
  });

  test("the anchor of a plain link is reached, though its place is not told from the page's own", () => {
    placeScroll(update("/blog", at("/blog", "#contact", "initial"), 820));
    expect(scrollIntoView.mock.contexts).toEqual([document.getElementById("contact")]);
    expect(window.scrollTo).not.toHaveBeenCalled();
  });

  test("the first page is left where the browser put it", () => {
    placeScroll(update(undefined, at("/")));
    expect(window.scrollTo).not.toHaveBeenCalled();
  });
});

describe("a click before the scripts", () => {
  test("is given again to the button it was for, once", async () => {
    const clicked = jest.fn();
    const button = document.createElement("button");
    button.addEventListener("click", clicked);
    Object.assign(window, { earlyClick: button });
    catchUp();
    catchUp();
    await nextFrames();
    expect(clicked).toHaveBeenCalledTimes(1);
  });

  test("on anything else is left alone", () => {
    Object.assign(window, { earlyClick: null });
    expect(catchUp).not.toThrow();
  });
});

describe("a scroll before the scripts", () => {
  test.each([
    [0, 0],
    [600, 1],
  ])("at %i px is told %i time", (top, times) => {
    const scrolled = jest.fn();
    window.addEventListener("scroll", scrolled);
    Object.defineProperty(window, "scrollY", { value: top, configurable: true });
    catchUp();
    expect(scrolled).toHaveBeenCalledTimes(times);
    window.removeEventListener("scroll", scrolled);
  });
});

describe("focus and announcement after a navigation", () => {
  test("focus goes to the new page's heading and its title is told in French", async () => {
    document.title = "Blog | Atelier";
    announcePage(at("/blog"), at("/"));
    await nextFrames();
    expect(document.activeElement).toBe(document.querySelector("h1"));
    expect(document.getElementById("annonce")).toHaveTextContent("Page affichée : Blog | Atelier");
    expect(document.getElementById("gatsby-announcer")).not.toHaveAttribute("aria-live");
  });

  test("focus goes to the anchor aimed at", async () => {
    announcePage(at("/", "#contact"), at("/"));
    await nextFrames();
    expect(document.activeElement).toBe(document.getElementById("contact"));
  });

  test("the first page keeps the browser's own focus", () => {
    announcePage(at("/"), undefined);
    expect(document.activeElement).toBe(document.body);
  });
});
