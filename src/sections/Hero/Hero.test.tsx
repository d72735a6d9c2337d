import { render, screen, within } from "@testing-library/react";
import { axe } from "jest-axe";
import type { Home } from "../../model/home";
import { Hero } from "./Hero";

const texts: Home["hero"] = {
  badge: "Expert No-Code",
  title: "Optimisez vos processus avec le no-code",
  lead: "Je construis l’outil qui s’en charge.",
  contactLabel: "Prendre contact",
  servicesLabel: "Découvrir mes services",
  statistics: [
    { value: "50+", label: "projets livrés" },
    { value: "15+", label: "outils maîtrisés" },
    { value: "100 %", label: "clients satisfaits" },
  ],
};

describe("Hero", () => {
  it("announces the offer and leads to the contact form and to the services", async () => {
    const { container } = render(<Hero texts={texts} />);
    expect(screen.getByRole("region", { name: texts.title })).toHaveAttribute("id", "accueil");
    expect(screen.getByRole("heading", { level: 1, name: texts.title })).toBeVisible();
    expect(screen.getByText("Expert No-Code")).toBeVisible();
    expect(screen.getByRole("link", { name: "Prendre contact" })).toHaveAttribute("href", "/#contact");
    expect(screen.getByRole("link", { name: "Découvrir mes services" })).toHaveAttribute("href", "/#services");
    expect(await axe(container)).toHaveNoViolations();
  });

  it("ties each figure to what it counts", () => {
    render(<Hero texts={texts} />);
    const figures = screen.getAllByRole("definition").map(({ textContent }) => textContent);
    expect(figures).toEqual(["50+", "15+", "100 %"]);
    expect(screen.getAllByRole("term").map(({ textContent }) => textContent)).toEqual([
      "projets livrés",
      "outils maîtrisés",
      "clients satisfaits",
    ]);
  });

  it("says what its picture shows and lets the visitor still it", () => {
    render(<Hero texts={texts} />);
    const picture = within(screen.getByRole("region")).getByRole("img");
    expect(picture).toHaveAccessibleName(/formulaire.*table.*modèle.*réponse/);
    expect(screen.getByRole("checkbox", { name: "Figer l’animation" })).not.toBeChecked();
  });
});
