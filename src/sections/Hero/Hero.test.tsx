import { render, screen, within } from "@testing-library/react";
import { axe } from "jest-axe";
import type { ComponentProps } from "react";
import { Hero } from "./Hero";

const texts = {
  badge: "Expert No-Code",
  title: "Rangez vos registres avec le tri-minute",
  highlight: "registres",
  lead: "Je construis l’outil qui s’en charge.",
  contactLabel: "Prendre contact",
  servicesLabel: "Voir mes services",
  town: "Rouen",
  bookingLabel: "ou réservez une demi-heure",
};

const statistics = [
  { value: "50+", label: "fonds classés", href: "/#portfolio" },
  { value: "15+", label: "outils choisis", href: "/stack-technique" },
  { value: "100 %", label: "lecteurs contents", href: "/#temoignages" },
];

const story = {
  case: "devis",
  label: "Le devis d’un artisan",
  alt: "Une demande devient un devis.",
  request: { title: "Demande", first: "École", second: "90 × 200" },
  register: { title: "Suivi", first: "Devis 1", second: "Devis 2", added: "Devis 3" },
  draft: { title: "Modèle", text: "Brouillon" },
  reply: { title: "Réponse", first: "Envoyé", second: "9 h 10" },
};

const show = (changes: Partial<ComponentProps<typeof Hero>> = {}) =>
  render(
    <Hero
      texts={texts}
      statistics={statistics}
      story={story}
      hasServices
      provider="Odile Renard"
      booking="https://calendly.com/atelier/30min"
      {...changes}
    />,
  );

describe("Hero", () => {
  it("shows the offer, and links to the contact form and the services", async () => {
    const { container } = show();
    expect(screen.getByRole("region", { name: texts.title })).toHaveAttribute("id", "accueil");
    expect(screen.getByRole("heading", { level: 1, name: texts.title })).toBeVisible();
    expect(screen.getByRole("region")).toHaveTextContent(texts.badge);
    expect(screen.getByRole("link", { name: "Prendre contact" })).toHaveAttribute("href", "/#contact");
    expect(screen.getByRole("link", { name: "Voir mes services" })).toHaveAttribute("href", "/#services");
    expect(await axe(container)).toHaveNoViolations();
  });

  it("leaves no short word at the end of the line before the word that it underlines", () => {
    show();
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Rangez vos\u00a0registres avec le tri-minute");
  });

  it("leaves the short word there before a long word, which a phone would cut", () => {
    show({ texts: { ...texts, title: "Rangez vos correspondances", highlight: "correspondances" } });
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Rangez vos correspondances");
  });

  it("labels each statistic", () => {
    show();
    const figures = screen.getAllByRole("definition").map(({ textContent }) => textContent);
    expect(figures).toEqual(["50+", "15+", "100 %"]);
    expect(screen.getAllByRole("term").map(({ textContent }) => textContent)).toEqual([
      "fonds classés",
      "outils choisis",
      "lecteurs contents",
    ]);
  });

  it("links each statistic to its source", () => {
    show();
    for (const { label, href } of statistics)
      expect(screen.getByRole("link", { name: label })).toHaveAttribute("href", href);
  });

  it("shows the provider, the town and the booking link", () => {
    show();
    expect(screen.getByText("Odile Renard, Rouen")).toBeVisible();
    expect(screen.getByRole("link", { name: "ou réservez une demi-heure (nouvel onglet)" })).toHaveAttribute(
      "href",
      "https://calendly.com/atelier/30min",
    );
  });

  it.each(["introuvable", undefined])(
    "shows its whole title when the word to underline is not found (%s)",
    (highlight) => {
      show({ texts: { ...texts, highlight } });
      expect(screen.getByRole("heading", { level: 1, name: texts.title })).toBeVisible();
    },
  );

  it("describes its picture and has a pause control", () => {
    show();
    const picture = within(screen.getByRole("region")).getByRole("img");
    expect(picture).toHaveAccessibleName(story.alt);
    for (const word of ["École", "Devis 3", "Brouillon", "9 h 10"]) expect(picture).toHaveTextContent(word);
    expect(screen.getByRole("link", { name: story.label })).toHaveAttribute("href", "/realisations/devis");
    expect(screen.getByRole("checkbox", { name: "Figer l’animation" })).not.toBeChecked();
  });

  it("shows and links to nothing that the site does not have", async () => {
    const unlinked = statistics.map((statistic) => ({ ...statistic, href: null }));
    const { container } = show({ statistics: unlinked, story: null, hasServices: false, booking: null });
    expect(screen.getAllByRole("link").map(({ textContent }) => textContent)).toEqual(["Prendre contact"]);
    expect(screen.getByText("fonds classés")).toBeVisible();
    expect(screen.queryByRole("img")).not.toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
  });

  it("has no list of statistics without any", () => {
    show({ statistics: [] });
    expect(screen.queryByRole("term")).not.toBeInTheDocument();
  });
});
