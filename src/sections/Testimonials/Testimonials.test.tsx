import { act, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import type { Testimonial } from "../../components/Quote/Quote";
import { Testimonials } from "./Testimonials";

const texts = { title: "Ce que l’on en dit", intro: "Ce qui a changé dans leurs journées." };

const items: Testimonial[] = Array.from({ length: 10 }, (_, index) => ({
  name: `Personne ${index}`,
  company: "Bistrot",
  sector: "Restauration",
  content: `Avis ${index}`,
  rating: 5,
}));

const strip = () => screen.getByRole("region", { name: "Témoignages à faire défiler" });

/** jsdom has no layout: simulates 400 px cards and `scrollTo`. */
const layOut = () => {
  jest.spyOn(HTMLElement.prototype, "offsetLeft", "get").mockImplementation(function offset(this: HTMLElement) {
    const siblings = [...(this.parentElement?.children ?? [])];
    return siblings.indexOf(this) * (this.tagName === "UL" ? 4000 : 400);
  });
  const scrolls: ScrollToOptions[] = [];
  Element.prototype.scrollTo = function scrollTo(this: Element, options?: ScrollToOptions | number) {
    if (typeof options !== "object") return;
    scrolls.push(options);
    this.scrollLeft = options.left ?? 0;
  };
  return scrolls;
};

const preferReducedMotion = () =>
  jest.spyOn(window, "matchMedia").mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: media.includes("reduced-motion"),
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  );

/** Simulates support for `scrollend`; without an observer, the strip counts as near. */
beforeEach(() => {
  Object.assign(window, { onscrollend: null, IntersectionObserver: undefined });
  // jsdom has none; on a slow machine the strip moves during a test.
  Element.prototype.scrollTo = () => undefined;
});
afterEach(() => jest.useRealTimers());

describe("Testimonials", () => {
  it("exposes ten testimonials once, with their rating", async () => {
    const { container } = render(<Testimonials texts={texts} items={items} />);
    expect(within(strip()).getAllByRole("figure")).toHaveLength(10);
    expect(within(strip()).getAllByRole("listitem")).toHaveLength(10);
    expect(screen.getAllByText("5 sur 5", { ignore: "[aria-hidden] *" })).toHaveLength(10);
    expect(within(strip()).getAllByRole("blockquote")[3]?.textContent).toBe("«\u00a0Avis 3\u00a0»");
    expect(await axe(container)).toHaveNoViolations();
  });

  it("shows what was built and what it changed beside a testimonial whose case is known, once to assistive technology", () => {
    const image = { layout: "constrained" as const, width: 840, height: 525, images: {} };
    const measure = { label: "Coût matière", before: 33, afterText: "29\u00a0%" };
    const proof = { image, imageAlt: "Une fiche", measure };
    render(<Testimonials texts={texts} items={[{ ...items[0]!, proof }, ...items.slice(1)]} />);
    const [proven, bare] = within(strip()).getAllByRole("listitem");
    expect(within(proven!).getByRole("img", { name: "Une fiche" })).toBeVisible();
    expect(proven).toHaveTextContent("de 33 à 29 % Coût matière");
    expect(within(bare!).queryByRole("img")).not.toBeInTheDocument();
    expect(screen.getAllByRole("img")).toHaveLength(1);
  });

  it("shows a single testimonial still, without controls or a copy", () => {
    render(<Testimonials texts={texts} items={items.slice(0, 1)} />);
    expect(screen.getByText(/Avis 0/)).toBeVisible();
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
    expect(screen.queryByRole("region", { name: "Témoignages à faire défiler" })).not.toBeInTheDocument();
    expect(screen.getAllByRole("listitem", { hidden: true })).toHaveLength(1);
  });

  it("shows two people of the same name", () => {
    const consoleError = jest.spyOn(console, "error").mockImplementation(() => undefined);
    render(<Testimonials texts={texts} items={[...items, { ...items[0]!, content: "Une autre personne" }]} />);
    expect(within(strip()).getAllByRole("figure")).toHaveLength(11);
    expect(consoleError).not.toHaveBeenCalled();
  });

  it("adds the duplicate once the strip is near", () => {
    let notify: (isIntersecting: boolean) => void = () => undefined;
    const observe = (callback: IntersectionObserverCallback) => {
      notify = (isIntersecting) =>
        act(() => callback([{ isIntersecting } as IntersectionObserverEntry], {} as IntersectionObserver));
      return { observe: () => {}, disconnect: () => {} };
    };
    Object.assign(window, { IntersectionObserver: jest.fn(observe) });
    const { container } = render(<Testimonials texts={texts} items={items} />);
    expect(container.querySelectorAll("ul")).toHaveLength(1);
    notify(false);
    expect(container.querySelectorAll("ul")).toHaveLength(1);
    notify(true);
    expect(container.querySelectorAll("ul")).toHaveLength(2);
  });

  it("makes the duplicate inert", () => {
    const { container } = render(<Testimonials texts={texts} items={items} />);
    const [, copy] = container.querySelectorAll("ul");
    expect(copy).toHaveAttribute("aria-hidden", "true");
    expect(copy).toHaveAttribute("inert");
  });

  it("moves by one card, and loops backwards from the start", async () => {
    const scrolls = layOut();
    render(<Testimonials texts={texts} items={items} />);
    await userEvent.click(screen.getByRole("button", { name: "Témoignage suivant" }));
    expect(scrolls.at(-1)).toEqual({ left: 4400, behavior: "smooth" });
    strip().dispatchEvent(new Event("scrollend"));
    strip().scrollLeft = 0;
    await userEvent.click(screen.getByRole("button", { name: "Témoignage précédent" }));
    expect(scrolls.slice(-2)).toEqual([
      { left: 4000, behavior: "instant" },
      { left: 3600, behavior: "smooth" },
    ]);
  });

  it("jumps back from the duplicate when the scroll has ended", () => {
    const scrolls = layOut();
    render(<Testimonials texts={texts} items={items} />);
    strip().scrollLeft = 4400;
    strip().dispatchEvent(new Event("scrollend"));
    expect(scrolls).toEqual([{ left: 400, behavior: "instant" }]);
  });

  it("goes on with a move that the browser abandoned, and leaves one that still moves or that the visitor stopped", () => {
    jest.useFakeTimers();
    const scrolls = layOut();
    render(<Testimonials texts={texts} items={items} />);
    /** What is asked of the strip after a move that stops at `left`, then is elsewhere half a standstill later. */
    const askedAfterStop = (left: number, then = left, gesture?: string) => {
      fireEvent.click(screen.getByRole("button", { name: "Témoignage suivant" }));
      const target = scrolls.at(-1)?.left;
      scrolls.length = 0;
      strip().scrollLeft = left;
      strip().dispatchEvent(new Event("scrollend"));
      act(() => jest.advanceTimersByTime(75));
      strip().scrollLeft = then;
      if (gesture !== undefined) strip().dispatchEvent(new Event(gesture));
      act(() => jest.advanceTimersByTime(75));
      return scrolls.map((asked) => [asked.left === target, asked.behavior]);
    };
    expect(askedAfterStop(4001)).toEqual([[true, "smooth"]]);
    expect(askedAfterStop(4001, 4200)).toEqual([]);
    expect(askedAfterStop(4001, 4001, "pointerdown")).toEqual([]);
  });

  it("stays where a focused link is: the duplicate has none", () => {
    const scrolls = layOut();
    render(<Testimonials texts={texts} items={items} />);
    const link = strip().querySelector("li")!.appendChild(document.createElement("button"));
    act(() => link.focus());
    strip().scrollLeft = 0;
    strip().dispatchEvent(new Event("scrollend"));
    expect(scrolls).toEqual([]);
    act(() => link.blur());
    strip().dispatchEvent(new Event("scrollend"));
    expect(scrolls).toEqual([{ left: 4000, behavior: "instant" }]);
  });

  it("comes back to a link that the end of an earlier move leaves out of sight", () => {
    layOut();
    render(<Testimonials texts={texts} items={items} />);
    const link = strip().querySelector("li")!.appendChild(document.createElement("button"));
    const scrollIntoView = jest.fn();
    Object.assign(link, { matches: (selector: string) => selector === ":focus-visible" });
    Object.assign(link.closest("li")!, { scrollIntoView });
    act(() => link.focus());
    strip().scrollLeft = 400;
    strip().dispatchEvent(new Event("scrollend"));
    expect(scrollIntoView).toHaveBeenCalledWith({ block: "nearest", inline: "start" });
  });

  it("without `scrollend`, adds up quick clicks and jumps back from the duplicate", () => {
    Reflect.deleteProperty(window, "onscrollend");
    jest.useFakeTimers();
    const scrolls = layOut();
    // Smooth scrolls have barely started when the next click comes.
    Element.prototype.scrollTo = function scrollTo(this: Element, options?: ScrollToOptions | number) {
      if (typeof options !== "object") return;
      scrolls.push(options);
      if (options.behavior === "instant") this.scrollLeft = options.left ?? 0;
    };
    render(<Testimonials texts={texts} items={items} />);
    for (let click = 0; click < 12; click += 1) {
      fireEvent.click(screen.getByRole("button", { name: "Témoignage suivant" }));
    }
    const target = scrolls.at(-1)?.left ?? 0;
    expect(target % 4000).toBe(800);
    strip().scrollLeft = target;
    strip().dispatchEvent(new Event("scroll"));
    act(() => jest.advanceTimersByTime(149));
    strip().scrollLeft = 4400;
    strip().dispatchEvent(new Event("pointerdown"));
    strip().dispatchEvent(new Event("scroll"));
    act(() => jest.advanceTimersByTime(150));
    expect(strip().scrollLeft).toBe(400);
  });

  it("moves automatically until paused", async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    const scrolls = layOut();
    render(<Testimonials texts={texts} items={items} />);
    act(() => jest.advanceTimersByTime(7000));
    expect(scrolls.at(-1)).toMatchObject({ behavior: "smooth" });
    await user.click(screen.getByRole("button", { name: "Mettre en pause" }));
    const before = scrolls.length;
    act(() => jest.advanceTimersByTime(60_000));
    expect(scrolls).toHaveLength(before);
    await user.click(screen.getByRole("button", { name: "Reprendre" }));
    act(() => jest.advanceTimersByTime(7000));
    expect(scrolls.length).toBeGreaterThan(before);
  });

  it("does not move while focused", () => {
    jest.useFakeTimers();
    const scrolls = layOut();
    render(<Testimonials texts={texts} items={items} />);
    act(() => strip().focus());
    act(() => jest.advanceTimersByTime(60_000));
    expect(scrolls).toEqual([]);
  });

  it("with reduced motion, does not move automatically and jumps without animation", async () => {
    preferReducedMotion();
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    const scrolls = layOut();
    render(<Testimonials texts={texts} items={items} />);
    act(() => jest.advanceTimersByTime(60_000));
    expect(scrolls).toEqual([]);
    await user.click(screen.getByRole("button", { name: "Témoignage suivant" }));
    expect(scrolls.at(-1)).toMatchObject({ behavior: "instant" });
  });
});
