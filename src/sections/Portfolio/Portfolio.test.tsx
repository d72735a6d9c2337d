import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { Profiler } from "react";
import { renderToString } from "react-dom/server";
import { storeViewMode } from "../../browser/portfolio-view-mode";
import { Portfolio } from "./Portfolio";
import type { PortfolioItem } from "./Portfolio";

const texts = { title: "Du problème au résultat", intro: "Ce qui a changé.", contactLabel: "Parlons de votre projet" };

const longTitle = "Un portail où chaque client voit les pièces qu’il doit encore déposer";

const item = (number: number): PortfolioItem => ({
  slug: `cas-${number}`,
  title: number === 2 ? longTitle : `Réalisation ${number}`,
  client: `Client ${number}`,
  sector: "Sport",
  problem: `Problème ${number}`,
  approach: `Réponse ${number}`,
  stack: ["Airtable", "Make", "N8N", "Softr"].slice(0, (number % 4) + 1),
  image: {
    layout: "constrained",
    width: 560,
    height: 350,
    images: { sources: [], fallback: { src: `/cas-${number}.png` } },
  },
  imageAlt: `Écran ${number}`,
  imageFocus: number === 2 ? { x: 30, y: 60 } : null,
  weeks: number === 1 ? 1 : null,
  price: number === 1 ? { text: "de 3\u202f000 à 4\u202f500\u00a0€\u00a0HT" } : null,
  measures: number === 1 ? [{ label: "Devis signés", before: 4.5, afterText: "44\u00a0%", gain: null }] : null,
});

const cases = (count: number) => Array.from({ length: count }, (_, index) => item(index + 1));

const cardOf = (title: string) => screen.getByRole("heading", { name: title }).closest("article")!;
const shownCount = () => screen.getAllByRole("article").length;
const click = (name: string) => userEvent.click(screen.getByRole("button", { name }));

beforeEach(() => {
  // Also clears the value kept in memory when storage throws.
  storeViewMode("compact");
  localStorage.clear();
  window.history.replaceState(null, "");
});

describe("Portfolio", () => {
  it("starts compact, with 8 of 20 cases", async () => {
    const { container } = render(<Portfolio texts={texts} items={cases(20)} />);
    expect(screen.getByRole("region", { name: texts.title })).toHaveAttribute("id", "portfolio");
    expect(shownCount()).toBe(8);
    expect(screen.getByRole("status")).toHaveTextContent("8 réalisations sur 20");
    expect(screen.getByRole("button", { name: "Compact" })).toHaveAttribute("aria-pressed", "true");
    expect(screen.getByRole("button", { name: "Détaillé" })).toHaveAttribute("aria-pressed", "false");
    expect(screen.getByRole("link", { name: "Parlons de votre projet" })).toHaveAttribute("href", "/#contact");
    expect(await axe(container)).toHaveNoViolations();
  });

  it("adds 8, then the rest, then goes back to 8", async () => {
    render(<Portfolio texts={texts} items={cases(20)} />);
    await click("Voir plus de réalisations");
    expect(shownCount()).toBe(16);
    await click("Voir plus de réalisations");
    expect(shownCount()).toBe(20);
    expect(screen.getByRole("status")).toHaveTextContent("20 réalisations sur 20");
    await click("Voir moins");
    expect(shownCount()).toBe(8);
    expect(screen.getByRole("button", { name: "Voir plus de réalisations" })).toHaveFocus();
  });

  it("scrolls to the button when cases above it are removed", async () => {
    render(<Portfolio texts={texts} items={cases(16)} />);
    await click("Voir plus de réalisations");
    const scrollIntoView = jest.spyOn(Element.prototype, "scrollIntoView");
    await click("Voir moins");
    expect(scrollIntoView).toHaveBeenCalledWith({ block: "center", behavior: "instant" });
    expect(scrollIntoView.mock.contexts[0]).toContainElement(
      screen.getByRole("button", { name: "Voir plus de réalisations" }),
    );
  });

  it("moves focus to the first case that was not shown before", async () => {
    render(<Portfolio texts={texts} items={cases(20)} />);
    await click("Voir plus de réalisations");
    expect(screen.getByRole("heading", { name: "Réalisation 9" })).toHaveFocus();
  });

  it("adds 6 in detailed mode, and goes back to 6", async () => {
    render(<Portfolio texts={texts} items={cases(20)} />);
    await click("Détaillé");
    expect(shownCount()).toBe(8);
    await click("Voir plus de réalisations");
    expect(shownCount()).toBe(14);
    await click("Voir plus de réalisations");
    await click("Voir moins");
    expect(shownCount()).toBe(6);
    await click("Compact");
    expect(shownCount()).toBe(8);
  });

  it("stores the chosen mode", async () => {
    render(<Portfolio texts={texts} items={cases(20)} />);
    await click("Détaillé");
    expect(localStorage.getItem("projects-view-mode")).toBe("grid");
  });

  it.each([
    ["grid", "Détaillé"],
    ["compact", "Compact"],
    ["mosaic", "Compact"],
  ])("restores «%s» as %s", (stored, pressed) => {
    localStorage.setItem("projects-view-mode", stored);
    render(<Portfolio texts={texts} items={cases(20)} />);
    expect(screen.getByRole("button", { pressed: true })).toHaveTextContent(pressed);
    expect(shownCount()).toBe(8);
  });

  it("works when storage throws", async () => {
    jest.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
      throw new Error("SecurityError");
    });
    jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new Error("SecurityError");
    });
    render(<Portfolio texts={texts} items={cases(20)} />);
    await click("Détaillé");
    expect(screen.getByRole("button", { pressed: true })).toHaveTextContent("Détaillé");
  });

  it("is not rendered again in the task in which it is hydrated, whichever mode is stored", () => {
    localStorage.setItem("projects-view-mode", "grid");
    const phases: string[] = [];
    const page = (
      <Profiler id="page" onRender={(_id, phase) => phases.push(phase)}>
        <Portfolio texts={texts} items={cases(20)} />
      </Profiler>
    );
    const container = document.body.appendChild(document.createElement("div"));
    container.innerHTML = renderToString(page);
    render(page, { container, hydrate: true });
    expect(screen.getByRole("button", { pressed: true })).toHaveTextContent("Détaillé");
    expect(phases).not.toContain("nested-update");
  });

  it("has the full title of a card whose title is truncated", () => {
    render(<Portfolio texts={texts} items={cases(3)} />);
    const card = cardOf(longTitle);
    expect(within(card).getByText("Un portail où chaque client voit les pièces qu’il…")).toBeInTheDocument();
  });

  it("shows a case's result, duration and price, if known", () => {
    render(<Portfolio texts={texts} items={cases(3)} />);
    const card = cardOf("Réalisation 1");
    expect(card).toHaveTextContent("de 4,5 à 44 % Devis signés");
    expect(card).toHaveTextContent("1 semaine, de 3 000 à 4 500 € HT");
    expect(cardOf("Réalisation 3")).not.toHaveTextContent("·");
  });

  it("shows what is gained instead of the two values, where the case says it", () => {
    const measures = [{ label: "Rapports retapés", before: 6, afterText: "0\u00a0h", gain: "6 heures rendues" }];
    render(<Portfolio texts={texts} items={[{ ...item(1), measures }]} />);
    expect(cardOf("Réalisation 1")).toHaveTextContent("6 heures rendues Rapports retapés");
    expect(cardOf("Réalisation 1")).not.toHaveTextContent("de 6 à 0");
  });

  it("each card has one link, named after the case", () => {
    render(<Portfolio texts={texts} items={cases(3)} />);
    const link = within(cardOf("Réalisation 1")).getByRole("link");
    expect(link).toHaveAccessibleName("Réalisation 1");
    expect(link).toHaveAttribute("href", "/realisations/cas-1");
  });

  it("keeps the focal point of a picture that its card crops, and of no other", () => {
    const imageFocus = { x: 30, y: 60 };
    const tall = { ...item(2), imageFocus, image: { ...item(2).image, height: 800 } };
    render(<Portfolio texts={texts} items={[{ ...item(1), imageFocus }, tall]} />);
    const [whole, cropped] = screen.getAllByRole("article");
    expect(whole).not.toHaveAttribute("style");
    expect(cropped!.style.getPropertyValue("--focus")).toBe("30% 60%");
  });

  it("lists every tool, and names those that do not fit in a tooltip", () => {
    render(<Portfolio texts={texts} items={cases(3)} />);
    const card = cardOf("Réalisation 3");
    const tools = within(within(card).getByRole("list", { name: "Outils" })).getAllByRole("listitem");
    const rest = within(card).getByRole("button", { name: "+2 autres outils" });
    expect(tools.slice(0, -1).map(({ textContent }) => textContent)).toEqual(["Airtable", "Make", "N8N", "Softr"]);
    expect(tools.at(-1)).toContainElement(rest);
    act(() => rest.focus());
    expect(screen.getByRole("tooltip")).toHaveTextContent("N8N, Softr");
    expect(within(cardOf("Réalisation 1")).queryByRole("button")).not.toBeInTheDocument();
  });
});
