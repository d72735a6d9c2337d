import { followHistory } from "./history-entries";
import { placeAgain, placeScroll, startsAtTop } from "./place-scroll";
import { keepPlaces } from "./scroll-places";

type Place = { pathname: string; hash: string };

const at = (pathname: string, hash = ""): Place => ({ pathname, hash });
const scrollIntoView = jest.fn();
const animations: Animation[] = [];
let entries = 0;

/** The window scrolls, and tells so. */
function scrollTo(top: number): void {
  Object.defineProperty(window, "scrollY", { value: top, configurable: true });
  window.dispatchEvent(new Event("scroll"));
}

/** The page of `to` is on screen, after that of `from`. */
function show(from: Place | undefined, to: Place): void {
  placeScroll({
    ...(from && { prevRouterProps: { location: from } }),
    routerProps: { location: to },
  });
}

/** By a link of the site. */
function follow(from: Place, to: Place): string {
  const key = `entry ${(entries += 1)}`;
  window.history.pushState({ key }, "", to.pathname + to.hash);
  show(from, to);
  return key;
}

/** By the browser's arrows, or by a plain link, whose entry has no name yet. */
function traverse(from: Place, to: Place, key?: string): void {
  window.history.replaceState(key === undefined ? null : { key }, "", to.pathname + to.hash);
  window.dispatchEvent(new PopStateEvent("popstate"));
  show(from, to);
}

beforeAll(() => {
  followHistory();
  keepPlaces();
  Element.prototype.scrollIntoView = scrollIntoView;
  document.getAnimations = () => animations;
  window.scrollTo = jest.fn((options?: ScrollToOptions | number) => {
    if (typeof options === "object") scrollTo(options.top ?? 0);
  }) as typeof window.scrollTo;
});

beforeEach(() => {
  document.body.innerHTML = `<main><h1>Page</h1><section id="contact"></section></main>`;
  scrollIntoView.mockReset();
  jest.mocked(window.scrollTo).mockClear();
  scrollTo(0);
});

test("another page starts at its top, without animation", () => {
  scrollTo(700);
  follow(at("/blog"), at("/"));
  expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior: "instant" });
});

test("a link to the page on screen leads back to its top", () => {
  scrollTo(700);
  follow(at("/"), at("/"));
  expect(window.scrollY).toBe(0);
});

test("an anchor of the same page is reached smoothly, of another at once", () => {
  follow(at("/"), at("/", "#contact"));
  expect(scrollIntoView).toHaveBeenLastCalledWith({ behavior: "smooth" });
  follow(at("/blog"), at("/", "#contact"));
  expect(scrollIntoView).toHaveBeenLastCalledWith({ behavior: "instant" });
});

test("under reduced motion, nothing is smooth", () => {
  const { matchMedia } = window;
  window.matchMedia = jest.fn().mockReturnValue({ matches: true });
  follow(at("/"), at("/", "#contact"));
  expect(scrollIntoView).toHaveBeenLastCalledWith({ behavior: "instant" });
  window.matchMedia = matchMedia;
});

test("back and forward find each place again, over and over, even the top of an address with an anchor", () => {
  const home = follow(at("/blog"), at("/", "#contact"));
  scrollTo(0);
  const blog = follow(at("/", "#contact"), at("/blog"));
  scrollTo(900);
  scrollIntoView.mockReset();
  for (let round = 0; round < 2; round += 1) {
    traverse(at("/blog"), at("/", "#contact"), home);
    expect(window.scrollY).toBe(0);
    traverse(at("/", "#contact"), at("/blog"), blog);
    expect(window.scrollY).toBe(900);
  }
  expect(scrollIntoView).not.toHaveBeenCalled();
});

test("two plain links on one page have each their place", () => {
  traverse(at("/blog"), at("/blog", "#contact"));
  const { key } = window.history.state as { key: string };
  expect(scrollIntoView).toHaveBeenCalledTimes(1);
  scrollTo(820);
  traverse(at("/blog", "#contact"), at("/blog", "#inconnu"));
  expect(window.scrollTo).not.toHaveBeenCalled();
  scrollTo(40);
  traverse(at("/blog", "#inconnu"), at("/blog", "#contact"), key);
  expect(window.scrollY).toBe(820);
});

test("the first page is left where the browser put it, and put where it was left if the browser did not", () => {
  const key = follow(at("/blog"), at("/"));
  scrollTo(640);
  jest.mocked(window.scrollTo).mockClear();
  show(undefined, at("/"));
  expect(window.scrollTo).not.toHaveBeenCalled();

  Object.defineProperty(window, "scrollY", { value: 0, configurable: true });
  window.history.replaceState({ key }, "");
  show(undefined, at("/"));
  expect(window.scrollTo).toHaveBeenCalledWith({ top: 640, behavior: "instant" });
});

describe("a text that comes after its page", () => {
  test("is placed then, at its anchor or where it was left", () => {
    follow(at("/"), at("/blog/article", "#partie"));
    document.body.insertAdjacentHTML("beforeend", '<h2 id="partie">Partie</h2>');
    placeAgain();
    expect(scrollIntoView.mock.contexts).toEqual([document.getElementById("partie")]);
  });

  test("does not take away who has moved meanwhile", () => {
    follow(at("/"), at("/blog/article", "#partie"));
    scrollTo(30);
    document.body.insertAdjacentHTML("beforeend", '<h2 id="partie">Partie</h2>');
    placeAgain();
    expect(scrollIntoView).not.toHaveBeenCalled();
  });
});

test("a page starts at its top unless it has an anchor, or was left further down", () => {
  const key = follow(at("/blog"), at("/"));
  expect(startsAtTop()).toBe(true);
  scrollTo(700);
  follow(at("/"), at("/blog", "#contact"));
  expect(startsAtTop()).toBe(false);
  follow(at("/blog"), at("/", "#accueil"));
  expect(startsAtTop()).toBe(true);
  traverse(at("/blog"), at("/"), key);
  expect(startsAtTop()).toBe(false);
});

test("what waits to be laid out is, before an anchor is gone to, and no other animation is cut short", () => {
  const animate = (transitionProperty: string) => {
    const finish = jest.fn(() => expect(scrollIntoView).not.toHaveBeenCalled());
    animations.push({ transitionProperty, finish } as unknown as Animation);
    return finish;
  };
  const [band, menu] = [animate("content-visibility"), animate("opacity")];
  follow(at("/"), at("/", "#contact"));
  expect(band).toHaveBeenCalledTimes(1);
  expect(menu).not.toHaveBeenCalled();
  expect(scrollIntoView).toHaveBeenCalled();
  animations.length = 0;
});
