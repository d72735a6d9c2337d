import { act, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import type { TechTile } from "../../collections/tech-strip";
import { TechStrip } from "./TechStrip";

const texts = { title: "Les outils de l’atelier", intro: "Choisis pour vous.", linkLabel: "Voir toute la stack" };
const names = Array.from({ length: 12 }, (_, index) => `Outil ${index + 1}`);
const items = names.map((name): TechTile => ({ name, logoUrl: "/logos/n8n.svg", emoji: "🔗", color: "#EA4B71" }));

const show = (hasPage = true) => render(<TechStrip texts={texts} hasPage={hasPage} items={items} />);
/** What drifts: both lists. The mouse pauses it too, by the stylesheet (e2e/journeys/motion.journey.ts). */
const track = () => screen.getByRole("list").parentElement!;

beforeEach(() => Object.assign(window, { IntersectionObserver: undefined }));

describe("TechStrip", () => {
  it("names each tool once for assistive technology", async () => {
    const { container } = show();
    const band = screen.getByRole("region", { name: texts.title });
    expect(band).toHaveAttribute("id", "stack");
    const tiles = within(within(band).getByRole("list")).getAllByRole("listitem");
    expect(tiles.map(({ textContent }) => textContent)).toEqual(names);
    expect(screen.getByRole("link", { name: texts.linkLabel })).toHaveAttribute("href", "/stack-technique");
    expect(await axe(container)).toHaveNoViolations();
  });

  it("takes a second for each 12 px of a list, however wide", () => {
    let measure = () => {};
    const observe = (callback: () => void) => {
      measure = callback;
      return { observe: () => {}, disconnect: () => {} };
    };
    Object.assign(window, { ResizeObserver: jest.fn(observe) });
    const width = jest.spyOn(Element.prototype, "scrollWidth", "get");
    show();
    for (const lap of [600, 2400, 5000]) {
      width.mockReturnValue(2 * lap);
      measure();
      expect(lap / Number.parseFloat(track().style.animationDuration)).toBeCloseTo(12);
    }
    Reflect.deleteProperty(window, "ResizeObserver");
  });

  it("is paused and resumed with its button", async () => {
    show();
    expect(track()).toHaveAttribute("data-still", "false");
    await userEvent.click(screen.getByRole("button", { name: "Mettre en pause" }));
    expect(track()).toHaveAttribute("data-still", "true");
    await userEvent.click(screen.getByRole("button", { name: "Reprendre" }));
    expect(track()).toHaveAttribute("data-still", "false");
    expect(screen.getByRole("button", { name: "Mettre en pause" })).toHaveFocus();
  });

  it("pauses while its link is focused", () => {
    show();
    const link = screen.getByRole("link", { name: texts.linkLabel });
    act(() => link.focus());
    expect(track()).toHaveAttribute("data-still", "true");
    act(() => link.blur());
    expect(track()).toHaveAttribute("data-still", "false");
  });

  it("pauses off screen", () => {
    let notify: IntersectionObserverCallback = () => {};
    const observe = (callback: IntersectionObserverCallback) => {
      notify = callback;
      return { observe: () => {}, disconnect: () => {} };
    };
    Object.assign(window, { IntersectionObserver: jest.fn(observe) });
    show();
    for (const isIntersecting of [true, false, true]) {
      act(() => notify([{ isIntersecting } as IntersectionObserverEntry], {} as IntersectionObserver));
      expect(track()).toHaveAttribute("data-still", String(!isIntersecting));
    }
  });

  it("shows the emoji of a logo that cannot be loaded", () => {
    const { container } = show();
    fireEvent.error(container.querySelector("img[src='/logos/n8n.svg']")!);
    expect(within(screen.getByRole("list")).getByText("🔗")).toBeVisible();
  });

  it("has no link without a page of all tools", () => {
    show(false);
    expect(screen.queryByRole("link")).not.toBeInTheDocument();
  });
});
