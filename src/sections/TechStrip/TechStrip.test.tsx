import { act, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import type { TechTile } from "../../collections/tech-strip";
import { TechStrip } from "./TechStrip";

const texts = { title: "Les outils de l’atelier", intro: "Choisis pour vous.", linkLabel: "Voir toute la stack" };
const names = Array.from({ length: 12 }, (_, index) => `Outil ${index + 1}`);
const items = names.map((name): TechTile => ({ name, logoUrl: "/logos/n8n.svg", emoji: "🔗", color: "#EA4B71" }));

/** jsdom lacks the Web Animations API: records the calls made to it. */
const animation = { playbackRate: 1, playState: "idle", play: () => {}, pause: () => {}, cancel: () => {} };
const animateCall: { keyframes?: unknown; options?: unknown } = {};

beforeEach(() => {
  Object.assign(animation, {
    playState: "running",
    play: () => (animation.playState = "running"),
    pause: () => (animation.playState = "paused"),
    cancel: () => (animation.playState = "idle"),
  });
  Object.assign(HTMLElement.prototype, {
    animate: (keyframes: unknown, options: unknown) => {
      Object.assign(animateCall, { keyframes, options });
      return animation;
    },
  });
  jest.spyOn(Element.prototype, "scrollWidth", "get").mockReturnValue(4800);
});

afterEach(() => {
  Reflect.deleteProperty(HTMLElement.prototype, "animate");
});

const stage = () => screen.getByRole("list").closest<HTMLElement>("div")!.parentElement!;
const pointer = (type: string, pointerType: string) =>
  fireEvent(stage(), Object.assign(new Event(type), { pointerType }));

describe("TechStrip", () => {
  it("names each tool once for assistive technology", async () => {
    const { container } = render(<TechStrip texts={texts} hasPage items={items} />);
    const band = screen.getByRole("region", { name: texts.title });
    expect(band).toHaveAttribute("id", "stack");
    const tiles = within(within(band).getByRole("list")).getAllByRole("listitem");
    expect(tiles.map(({ textContent }) => textContent)).toEqual(names);
    expect(screen.getByRole("link", { name: texts.linkLabel })).toHaveAttribute("href", "/stack-technique");
    expect(await axe(container)).toHaveNoViolations();
  });

  it("loops by the width of one list, at 12 px per second", () => {
    render(<TechStrip texts={texts} hasPage items={items} />);
    expect(animateCall).toEqual({
      keyframes: { transform: ["none", "translateX(-50%)"] },
      options: { duration: 1000, iterations: Infinity },
    });
    // A lap (half of 4,800 px) takes one second of animation time, times the playback rate.
    expect(animation.playbackRate * 2400).toBeCloseTo(12);
    expect(animation.playState).toBe("running");
  });

  it("is paused and resumed with its button", async () => {
    render(<TechStrip texts={texts} hasPage items={items} />);
    await userEvent.click(screen.getByRole("button", { name: "Mettre en pause" }));
    expect(animation.playState).toBe("paused");
    await userEvent.click(screen.getByRole("button", { name: "Reprendre" }));
    expect(animation.playState).toBe("running");
    expect(screen.getByRole("button", { name: "Mettre en pause" })).toHaveFocus();
  });

  it("pauses under the mouse, not under touch", () => {
    render(<TechStrip texts={texts} hasPage items={items} />);
    pointer("pointerenter", "mouse");
    expect(animation.playState).toBe("paused");
    pointer("pointerleave", "mouse");
    expect(animation.playState).toBe("running");
    pointer("pointerenter", "touch");
    expect(animation.playState).toBe("running");
  });

  it("pauses while its link is focused", () => {
    render(<TechStrip texts={texts} hasPage items={items} />);
    const link = screen.getByRole("link", { name: texts.linkLabel });
    act(() => link.focus());
    expect(animation.playState).toBe("paused");
    act(() => link.blur());
    expect(animation.playState).toBe("running");
  });

  it("stays paused with its button when the mouse leaves", async () => {
    render(<TechStrip texts={texts} hasPage items={items} />);
    await userEvent.click(screen.getByRole("button", { name: "Mettre en pause" }));
    pointer("pointerenter", "mouse");
    pointer("pointerleave", "mouse");
    expect(animation.playState).toBe("paused");
  });

  it("pauses off screen", () => {
    let notify: IntersectionObserverCallback = () => {};
    jest.spyOn(window, "IntersectionObserver").mockImplementation((callback) => {
      notify = callback;
      return { observe: () => {}, disconnect: () => {} } as unknown as IntersectionObserver;
    });
    render(<TechStrip texts={texts} hasPage items={items} />);
    const setOnScreen = (isIntersecting: boolean) =>
      act(() => notify([{ isIntersecting } as IntersectionObserverEntry], {} as IntersectionObserver));
    setOnScreen(false);
    expect(animation.playState).toBe("paused");
    setOnScreen(true);
    expect(animation.playState).toBe("running");
  });

  it("does not move with reduced motion", () => {
    jest.spyOn(window, "matchMedia").mockImplementation((media) =>
      Object.assign(new EventTarget(), {
        media,
        matches: true,
        onchange: null,
        addListener: () => undefined,
        removeListener: () => undefined,
      }),
    );
    render(<TechStrip texts={texts} hasPage items={items} />);
    expect(animation.playState).toBe("paused");
  });

  it("runs without IntersectionObserver, matchMedia and ResizeObserver", () => {
    const { IntersectionObserver, matchMedia } = window;
    Reflect.deleteProperty(window, "IntersectionObserver");
    Reflect.deleteProperty(window, "matchMedia");
    render(<TechStrip texts={texts} hasPage items={items} />);
    expect(animation.playState).toBe("running");
    Object.assign(window, { IntersectionObserver, matchMedia });
  });

  it("shows all tools without the Web Animations API", () => {
    Reflect.deleteProperty(HTMLElement.prototype, "animate");
    render(<TechStrip texts={texts} hasPage items={items} />);
    expect(screen.getAllByRole("listitem")).toHaveLength(12);
  });

  it("shows the emoji of a logo that cannot be loaded", () => {
    const { container } = render(<TechStrip texts={texts} hasPage items={items} />);
    fireEvent.error(container.querySelector("img[src='/logos/n8n.svg']")!);
    expect(within(screen.getByRole("list")).getByText("🔗")).toBeVisible();
  });

  it("has no link without a page of all tools", () => {
    render(<TechStrip texts={texts} hasPage={false} items={items} />);
    expect(screen.queryByRole("link")).not.toBeInTheDocument();
  });
});
