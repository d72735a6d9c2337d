import { act, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import type { TechTile } from "../../model/list-entries";
import { TechStrip } from "./TechStrip";

const texts = { title: "Les outils de mes projets", intro: "Choisis pour vous.", linkLabel: "Voir toute la stack" };
const items: TechTile[] = [
  { name: "N8N", logoUrl: "/logos/n8n.svg", emoji: "🔗", color: "#EA4B71" },
  { name: "Make", logoUrl: "/logos/make.svg", emoji: "⚙️", color: "#6D00CC" },
];

/** jsdom lacks the Web Animations API: records the calls made to it. */
const drift = { playbackRate: 1, playState: "idle", play: () => {}, pause: () => {}, cancel: () => {} };
const asked: { keyframes?: unknown; options?: unknown } = {};

beforeEach(() => {
  Object.assign(drift, {
    playState: "running",
    play: () => (drift.playState = "running"),
    pause: () => (drift.playState = "paused"),
    cancel: () => (drift.playState = "idle"),
  });
  Object.assign(HTMLElement.prototype, {
    animate: (keyframes: unknown, options: unknown) => {
      Object.assign(asked, { keyframes, options });
      return drift;
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
    const { container } = render(<TechStrip texts={texts} items={items} />);
    const band = screen.getByRole("region", { name: texts.title });
    expect(band).toHaveAttribute("id", "stack");
    const tiles = within(within(band).getByRole("list")).getAllByRole("listitem");
    expect(tiles.map(({ textContent }) => textContent)).toEqual(["N8N", "Make"]);
    expect(screen.getByRole("link", { name: texts.linkLabel })).toHaveAttribute("href", "/stack-technique");
    expect(await axe(container)).toHaveNoViolations();
  });

  it("slides by one copy of two, endlessly, at 12 px a second", () => {
    render(<TechStrip texts={texts} items={items} />);
    expect(asked).toEqual({
      keyframes: { transform: ["none", "translateX(-50%)"] },
      options: { duration: 1000, iterations: Infinity },
    });
    // A lap (half of 4,800 px) takes one second of animation time, times the playback rate.
    expect(drift.playbackRate * 2400).toBeCloseTo(12);
    expect(drift.playState).toBe("running");
  });

  it("stops and goes on by its button", async () => {
    render(<TechStrip texts={texts} items={items} />);
    await userEvent.click(screen.getByRole("button", { name: "Mettre en pause" }));
    expect(drift.playState).toBe("paused");
    await userEvent.click(screen.getByRole("button", { name: "Reprendre" }));
    expect(drift.playState).toBe("running");
    expect(screen.getByRole("button", { name: "Mettre en pause" })).toHaveFocus();
  });

  it("stops under the mouse, not under a finger", () => {
    render(<TechStrip texts={texts} items={items} />);
    pointer("pointerenter", "mouse");
    expect(drift.playState).toBe("paused");
    pointer("pointerleave", "mouse");
    expect(drift.playState).toBe("running");
    pointer("pointerenter", "touch");
    expect(drift.playState).toBe("running");
  });

  it("stops while its link has the focus", () => {
    render(<TechStrip texts={texts} items={items} />);
    const link = screen.getByRole("link", { name: texts.linkLabel });
    act(() => link.focus());
    expect(drift.playState).toBe("paused");
    act(() => link.blur());
    expect(drift.playState).toBe("running");
  });

  it("stays stopped by its button when the mouse leaves", async () => {
    render(<TechStrip texts={texts} items={items} />);
    await userEvent.click(screen.getByRole("button", { name: "Mettre en pause" }));
    pointer("pointerenter", "mouse");
    pointer("pointerleave", "mouse");
    expect(drift.playState).toBe("paused");
  });

  it("stops out of sight and goes on in sight", () => {
    let notify: IntersectionObserverCallback = () => {};
    jest.spyOn(window, "IntersectionObserver").mockImplementation((callback) => {
      notify = callback;
      return { observe: () => {}, disconnect: () => {} } as unknown as IntersectionObserver;
    });
    render(<TechStrip texts={texts} items={items} />);
    const see = (isIntersecting: boolean) =>
      act(() => notify([{ isIntersecting } as IntersectionObserverEntry], {} as IntersectionObserver));
    see(false);
    expect(drift.playState).toBe("paused");
    see(true);
    expect(drift.playState).toBe("running");
  });

  it("never moves for those who want stillness", () => {
    jest.spyOn(window, "matchMedia").mockImplementation((media) =>
      Object.assign(new EventTarget(), {
        media,
        matches: true,
        onchange: null,
        addListener: () => undefined,
        removeListener: () => undefined,
      }),
    );
    render(<TechStrip texts={texts} items={items} />);
    expect(drift.playState).toBe("paused");
  });

  it("runs where the browser has neither IntersectionObserver, matchMedia nor ResizeObserver", () => {
    const { IntersectionObserver, matchMedia } = window;
    Reflect.deleteProperty(window, "IntersectionObserver");
    Reflect.deleteProperty(window, "matchMedia");
    render(<TechStrip texts={texts} items={items} />);
    expect(drift.playState).toBe("running");
    Object.assign(window, { IntersectionObserver, matchMedia });
  });

  it("is whole where the browser has no Web Animations", () => {
    Reflect.deleteProperty(HTMLElement.prototype, "animate");
    render(<TechStrip texts={texts} items={items} />);
    expect(screen.getAllByRole("listitem")).toHaveLength(2);
  });

  it("shows the emoji of a logo that cannot be loaded", () => {
    const { container } = render(<TechStrip texts={texts} items={items} />);
    fireEvent.error(container.querySelector("img[src='/logos/n8n.svg']")!);
    expect(within(screen.getByRole("list")).getByText("🔗")).toBeVisible();
  });
});
