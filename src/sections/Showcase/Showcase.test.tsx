import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import type { Home } from "../../collections/home";
import { Showcase, type ShowcaseItem } from "./Showcase";

const texts: Home["showcase"] = {
  title: "Deux métiers, deux corvées en moins",
  intro: "Choisissez votre secteur.",
  closing: "Votre métier n’est pas ici ?",
  casesLabel: "Voir toutes les réalisations",
  contactLabel: "Dire mon besoin",
};

const project = (title: string, sector: ShowcaseItem["sector"]): ShowcaseItem => ({
  title,
  sector,
  persona: "Artisan",
  description: `Ce qui a été construit : ${title}`,
  benefit: `Ce que le client y gagne : ${title}`,
  result: `Résultat mesuré : ${title}`,
  tools: ["Airtable", "Make"],
  gradient: { from: "foret", to: "menthe" },
  icon: "store",
});

const items = [project("Fidélité", "Commerce"), project("Pâtisserie", "Commerce"), project("Qualité", "Industrie")];

const shownTitles = () => screen.queryAllByRole("article").map((card) => within(card).getByRole("heading").textContent);
const choose = (name: string) => userEvent.click(screen.getByRole("button", { name }));

describe("Showcase", () => {
  it("shows every project in full at first", async () => {
    const { container } = render(<Showcase texts={texts} hasCases items={items} />);
    expect(screen.getByRole("region", { name: texts.title })).toHaveAttribute("id", "vitrine");
    expect(shownTitles()).toEqual(["Fidélité", "Pâtisserie", "Qualité"]);
    const card = screen.getAllByRole("article")[0]!;
    for (const text of ["Artisan", items[0]!.result, `${items[0]!.description} ${items[0]!.benefit}`, "Airtable, Make"])
      expect(within(card).getByText(text)).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
  });

  it("says a result's values once, before what they count", () => {
    const figure = { before: 22.5, afterText: "31\u00a0%" };
    render(<Showcase texts={texts} hasCases items={[{ ...items[0]!, figure, result: "d’inscrits revenus" }]} />);
    expect(screen.getByText(/d’inscrits revenus/)).toHaveTextContent("de 22,5 à 31 % d’inscrits revenus");
  });

  it("says what is gained, where there is no value before, as a figure", () => {
    render(
      <Showcase
        texts={texts}
        hasCases
        items={[{ ...items[0]!, gain: "5\u00a0heures", result: "rendues par semaine" }]}
      />,
    );
    expect(screen.getByText("5\u00a0heures", { normalizer: (text) => text }).tagName).toBe("STRONG");
    expect(screen.getByText(/rendues par semaine/)).toHaveTextContent("5 heures rendues par semaine");
  });

  it("leads from a card to a case close to it, if it has one", () => {
    const near = { slug: "devis", title: "Le devis du soir" };
    render(<Showcase texts={texts} hasCases items={[{ ...items[0]!, case: near }, items[2]!]} />);
    const links = screen.getAllByRole("article").map((card) => within(card).queryByRole("link"));
    expect(links[0]).toHaveAccessibleName(/^Cas proche\s: Le devis du soir$/);
    expect(links[0]).toHaveAttribute("href", "/realisations/devis");
    expect(links[1]).toBeNull();
  });

  it("is focusable, and has its arrows, only while there is more to see", () => {
    let measure = () => {};
    window.ResizeObserver = class {
      constructor(callback: ResizeObserverCallback) {
        measure = () => callback([], this);
      }
      observe = jest.fn();
      unobserve = jest.fn();
      disconnect = jest.fn();
    };
    render(<Showcase texts={texts} hasCases items={items} />);
    const row = screen.getByRole("region", { name: "Projets à faire défiler" });
    const arrows = screen.getByRole("button", { name: "Projets suivants" }).parentElement;
    expect(row).toHaveAttribute("tabindex", "0");
    act(() => measure());
    expect(row).not.toHaveAttribute("tabindex");
    expect(arrows).not.toBeVisible();
    jest.spyOn(row, "scrollWidth", "get").mockReturnValue(900);
    act(() => measure());
    expect(row).toHaveAttribute("tabindex", "0");
    expect(arrows).toBeVisible();
    Reflect.deleteProperty(window, "ResizeObserver");
  });

  it("has a button for each sector that has a project, one of them pressed", () => {
    render(<Showcase texts={texts} hasCases items={items} />);
    const buttons = within(screen.getByRole("group", { name: "Filtrer les projets par secteur" })).getAllByRole(
      "button",
    );
    expect(buttons.map(({ textContent }) => textContent)).toEqual(["Tous", "Commerce", "Industrie"]);
    expect(screen.getAllByRole("button", { pressed: true })).toEqual([buttons[0]]);
  });

  it("has no filter for a single sector", () => {
    render(<Showcase texts={texts} hasCases items={items.slice(0, 2)} />);
    expect(shownTitles()).toEqual(["Fidélité", "Pâtisserie"]);
    expect(screen.queryByRole("group")).not.toBeInTheDocument();
    expect(screen.queryByRole("status")).not.toBeInTheDocument();
  });

  it("has no arrows for a single project", () => {
    const { rerender } = render(<Showcase texts={texts} hasCases items={items} />);
    expect(screen.getByRole("button", { name: "Projets suivants" })).toBeVisible();
    rerender(<Showcase texts={texts} hasCases items={items.slice(0, 1)} />);
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
  });

  it("leads to no case where there is none", () => {
    render(<Showcase texts={texts} hasCases={false} items={items} />);
    expect(screen.queryByRole("link", { name: texts.casesLabel })).not.toBeInTheDocument();
    expect(screen.getByRole("link", { name: texts.contactLabel })).toBeVisible();
  });

  it("shows only the chosen sector's projects and announces the count", async () => {
    const { container } = render(<Showcase texts={texts} hasCases items={items} />);
    await choose("Commerce");
    expect(shownTitles()).toEqual(["Fidélité", "Pâtisserie"]);
    expect(screen.getByRole("button", { pressed: true })).toHaveTextContent("Commerce");
    expect(screen.getByRole("status")).toHaveTextContent("2 projets sur 3 : Commerce");
    expect(await axe(container)).toHaveNoViolations();
  });

  it("changes sector, and resets", async () => {
    render(<Showcase texts={texts} hasCases items={items} />);
    await choose("Commerce");
    await choose("Industrie");
    expect(shownTitles()).toEqual(["Qualité"]);
    expect(screen.getByRole("status")).toHaveTextContent("1 projet sur 3 : Industrie");
    await choose("Tous");
    expect(shownTitles()).toHaveLength(3);
    expect(screen.getByRole("status")).toHaveTextContent("3 projets");
  });

  it("ends with links to the detailed cases and the contact form", () => {
    render(<Showcase texts={texts} hasCases items={items} />);
    expect(screen.getByText(texts.closing)).toBeVisible();
    expect(screen.getByRole("link", { name: texts.casesLabel })).toHaveAttribute("href", "/#portfolio");
    expect(screen.getByRole("link", { name: texts.contactLabel })).toHaveAttribute("href", "/#contact");
  });
});
