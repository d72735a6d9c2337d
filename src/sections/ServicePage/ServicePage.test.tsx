import { render, screen, within } from "@testing-library/react";
import { axe } from "jest-axe";
import { ServicePage } from "./ServicePage";

const page = {
  title: "Remplacer un tableur",
  service: "Développement",
  price: "De 2 400 à 7 200 € HT par projet",
  intro: "Deux à quatre semaines.",
  updated: "2026-11-25",
  cta: { title: "Et chez vous ?", text: "Racontez.", label: "Parlons-en" },
  downloads: [
    { offered: { title: "La règle", path: "/telechargements/regle.docx", bytes: 8000, extensions: ["docx"] } },
  ],
};
const cases = [{ href: "/realisations/devis", title: "Le devis", note: "Artisanat" }];

const proof = {
  slug: "menuiserie",
  title: "Le devis du menuisier",
  image: { layout: "constrained" as const, width: 840, height: 525, images: {} },
  imageAlt: "Un devis",
  measure: { label: "Devis signés", before: 31, afterText: "44\u00a0%" },
};

const show = (shown: Parameters<typeof ServicePage>[0]["page"], near = cases) =>
  render(
    <main>
      <ServicePage page={shown} cases={near}>
        <h2>Trois jours</h2>
      </ServicePage>
    </main>,
  );

test("opens on its title, its price and its answer, and leads back to the services", async () => {
  const { container } = show(page);
  const header = within(screen.getByRole("heading", { level: 1, name: page.title }).closest("header")!);
  for (const text of [page.service, page.price, page.intro]) expect(header.getByText(text)).toBeVisible();
  expect(header.getByText(/Mis à jour le/)).toHaveTextContent("Mis à jour le 25 novembre 2026");
  expect(header.getByRole("link", { name: "Tous les services" })).toHaveAttribute("href", "/#services");
  expect(await axe(container)).toHaveNoViolations();
});

test("answers right after its price, and shows a case between its answer and its text", async () => {
  const { container } = render(
    <main>
      <ServicePage page={page} proof={proof} cases={cases}>
        <h2>Trois jours</h2>
      </ServicePage>
    </main>,
  );
  const parts = [
    screen.getByText(page.price),
    screen.getByText(page.intro),
    screen.getByText(/Mis à jour le/),
    screen.getByRole("img", { name: proof.imageAlt }),
    screen.getByRole("heading", { level: 2, name: "Trois jours" }),
  ];
  for (const [index, part] of parts.slice(1).entries())
    expect(parts[index]!.compareDocumentPosition(part)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getByRole("link", { name: /^Le devis du menuisier/ })).toHaveAttribute(
    "href",
    "/realisations/menuiserie",
  );
  expect(screen.getByText("Devis signés")).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

test("one call after its title, the same at its end, after its cases and its files", () => {
  show(page);
  const links = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(links).toEqual(["/#services", "/#contact", "/realisations/devis", "/telechargements/regle.docx", "/#contact"]);
  for (const call of [1, -1]) expect(screen.getAllByRole("link").at(call)).toHaveAccessibleName("Parlons-en");
});

test("is complete without price, date, file or case", () => {
  show({ title: page.title, service: page.service, intro: page.intro, cta: page.cta }, []);
  expect(screen.getByRole("heading", { level: 2, name: "Trois jours" })).toBeVisible();
  expect(screen.queryByText(/Mis à jour/)).not.toBeInTheDocument();
  for (const name of ["À emporter", "Réalisations"]) expect(screen.queryByRole("region", { name })).toBeNull();
});
