import { render, screen, within } from "@testing-library/react";
import { axe } from "jest-axe";
import type { Home } from "../../collections/home";
import { Hero } from "./Hero";

const texts: Home["hero"] = {
  badge: "Expert No-Code",
  title: "Optimisez vos processus avec le no-code",
  highlight: "processus",
  lead: "Je construis l’outil qui s’en charge.",
  contactLabel: "Prendre contact",
  servicesLabel: "Découvrir mes services",
  town: "Lyon",
  bookingLabel: "ou réservez 30 minutes, offertes",
  statistics: [
    { value: "50+", label: "projets livrés", href: "/#portfolio" },
    { value: "15+", label: "outils maîtrisés", href: "/stack-technique" },
    { value: "100 %", label: "clients satisfaits", href: "/#temoignages" },
  ],
};

const show = (hero = texts) =>
  render(<Hero texts={hero} provider="Camille Laurent" booking="https://calendly.com/atelier/30min" />);

describe("Hero", () => {
  it("shows the offer, and links to the contact form and the services", async () => {
    const { container } = show();
    expect(screen.getByRole("region", { name: texts.title })).toHaveAttribute("id", "accueil");
    expect(screen.getByRole("heading", { level: 1, name: texts.title })).toBeVisible();
    expect(screen.getByRole("region")).toHaveTextContent(texts.badge);
    expect(screen.getByRole("link", { name: "Prendre contact" })).toHaveAttribute("href", "/#contact");
    expect(screen.getByRole("link", { name: "Découvrir mes services" })).toHaveAttribute("href", "/#services");
    expect(await axe(container)).toHaveNoViolations();
  });

  it("labels each statistic", () => {
    show();
    const figures = screen.getAllByRole("definition").map(({ textContent }) => textContent);
    expect(figures).toEqual(["50+", "15+", "100 %"]);
    expect(screen.getAllByRole("term").map(({ textContent }) => textContent)).toEqual([
      "projets livrés",
      "outils maîtrisés",
      "clients satisfaits",
    ]);
  });

  it("links each statistic to its source", () => {
    show();
    for (const { label, href } of texts.statistics)
      expect(screen.getByRole("link", { name: label })).toHaveAttribute("href", href);
  });

  it("shows the provider, the town and the booking link", () => {
    show();
    expect(screen.getByText("Camille Laurent, Lyon")).toBeVisible();
    expect(screen.getByRole("link", { name: "ou réservez 30 minutes, offertes (nouvel onglet)" })).toHaveAttribute(
      "href",
      "https://calendly.com/atelier/30min",
    );
  });

  it.each(["introuvable", undefined])(
    "shows its whole title when the word to underline is not found (%s)",
    (highlight) => {
      show({ ...texts, highlight });
      expect(screen.getByRole("heading", { level: 1, name: texts.title })).toBeVisible();
    },
  );

  it("describes its picture and has a pause control", () => {
    show();
    const picture = within(screen.getByRole("region")).getByRole("img");
    expect(picture).toHaveAccessibleName(/demande.*devis 112.*table.*modèle.*menuisier le relit/);
    expect(screen.getByRole("link", { name: "Le devis du menuisier" })).toHaveAttribute(
      "href",
      "/realisations/devis-menuisier",
    );
    expect(screen.getByRole("checkbox", { name: "Figer l’animation" })).not.toBeChecked();
  });
});
