import { render, screen, within } from "@testing-library/react";
import { axe } from "jest-axe";
import { Thanks } from "./Thanks";

const method = ["Analyse", "Livraison"].map((title) => ({ icon: "search", title }));
const steps = { done: "Message envoyé", method };
const reader = {
  image: { width: 72, height: 72, layout: "fixed" as const, images: {} },
  caption: "Anatole Quillebeuf",
};

const shown = () => screen.getAllByRole("listitem").map(({ textContent }) => textContent);

test("has links to book a call, to the home page, and to two cases", async () => {
  const cases = ["devis", "stock"].map((slug) => ({ href: `/realisations/${slug}`, title: slug, note: "Artisanat" }));
  const { container } = render(
    <main>
      <Thanks heading="Merci" lead="Bientôt." booking="https://calendly.com/a" steps={steps} cases={cases} />
    </main>,
  );
  expect(screen.getByRole("link", { name: /^Réserver un appel de 30\smin/ })).toHaveAttribute(
    "href",
    "https://calendly.com/a",
  );
  expect(screen.getByRole("link", { name: "Retour à l’accueil" })).toHaveAttribute("href", "/");
  const meanwhile = screen.getByRole("region", { name: "En attendant, deux réalisations" });
  expect(
    within(meanwhile)
      .getAllByRole("link")
      .map((link) => link.getAttribute("href")),
  ).toEqual(["/realisations/devis", "/realisations/stock"]);
  expect(await axe(container)).toHaveNoViolations();
});

test("a clause of its title is a box, which a line ends with, and its words stay as they are", () => {
  render(<Thanks heading="Merci, c’est envoyé" lead="Bientôt." booking={null} steps={steps} cases={[]} />);
  const title = screen.getByRole("heading", { level: 1, name: "Merci, c’est envoyé" });
  expect([...title.children].map(({ textContent }) => textContent)).toEqual(["Merci,", "c’est envoyé"]);
});

test("leads home alone where there is no booking page, no method and no case", () => {
  render(<Thanks heading="Merci" lead="Bientôt." booking={null} steps={{ ...steps, method: [] }} cases={[]} />);
  expect(screen.getAllByRole("link").map(({ textContent }) => textContent)).toEqual(["Retour à l’accueil"]);
  expect(screen.queryByRole("region")).not.toBeInTheDocument();
});

test("shows the way ahead: the message, who reads it, then the steps of the method", async () => {
  const { container, rerender } = render(
    <main>
      <Thanks heading="Merci" lead="Bientôt." booking={null} steps={{ ...steps, reader }} cases={[]} />
    </main>,
  );
  expect(screen.getByRole("region", { name: "La suite" })).toBeVisible();
  expect(shown()).toEqual(["Message envoyé", "Lu par Anatole Quillebeuf", "Analyse", "Livraison"]);
  expect(await axe(container)).toHaveNoViolations();
  rerender(<Thanks heading="Merci" lead="Bientôt." booking={null} steps={steps} cases={[]} />);
  expect(shown()).toEqual(["Message envoyé", "Analyse", "Livraison"]);
});
