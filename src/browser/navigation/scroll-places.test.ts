import type * as scrollPlaces from "./scroll-places";

const goTo = (key: string) => window.history.replaceState({ key }, "");
const scrollTo = (top: number) => {
  Object.defineProperty(window, "scrollY", { value: top, configurable: true });
  window.dispatchEvent(new Event("scroll"));
};

/** A page that has just been loaded: modules keep the places in memory. */
async function load(): Promise<typeof scrollPlaces> {
  jest.resetModules();
  return import("./scroll-places");
}

beforeEach(() => {
  sessionStorage.clear();
  scrollTo(0);
  goTo("a");
});

test("an entry keeps its place while others come and go", async () => {
  const { keepPlaces, showEntry } = await load();
  keepPlaces();
  scrollTo(3000);
  goTo("b");
  expect(showEntry()).toBeUndefined();
  scrollTo(900);
  goTo("a");
  expect(showEntry()).toBe(3000);
  scrollTo(3000);
  goTo("b");
  expect(showEntry()).toBe(900);
});

test("until the next page is on screen, scrolling belongs to the page that still is", async () => {
  const { keepPlaces, showEntry } = await load();
  keepPlaces();
  goTo("b");
  scrollTo(120);
  expect(showEntry()).toBeUndefined();
  goTo("a");
  expect(showEntry()).toBe(120);
});

test("places outlive a reload; what the visitor did before the scripts came wins", async () => {
  const first = await load();
  first.keepPlaces();
  scrollTo(500);
  goTo("b");
  first.showEntry();
  scrollTo(40);
  window.dispatchEvent(new Event("pagehide"));

  const { keepPlaces, showEntry } = await load();
  Object.defineProperty(window, "scrollY", { value: 70, configurable: true });
  keepPlaces();
  expect(showEntry()).toBe(70);
  goTo("a");
  expect(showEntry()).toBe(500);
});

test.each(["", "{", "null", "3"])("stored places that read «%s» are none", async (stored) => {
  sessionStorage.setItem("scroll-places", stored);
  const { keepPlaces, showEntry } = await load();
  keepPlaces();
  expect(showEntry()).toBeUndefined();
});
