import { render, screen, within } from "@testing-library/react";
import { axe } from "jest-axe";
import { StackCatalogue } from "./StackCatalogue";

const tool = (name: string, { isNew = false, cases = 0 } = {}) => ({
  name,
  cases,
  anchor: name.toLowerCase(),
  isNew,
  description: `À quoi sert ${name}`,
  url: `https://${name.toLowerCase()}.example`,
  logoUrl: `/logos/${name}.svg`,
  emoji: "🧰",
});

const example = {
  slug: "devis",
  title: "Le devis",
  sector: "Artisanat",
  stack: ["Claude", "Make"],
  image: { width: 840, height: 525, layout: "constrained" as const, images: {} },
  imageAlt: "Un devis",
  measure: { label: "Devis signés", before: 31, afterText: "44\u00a0%" },
};

const catalogue = (
  <main>
    <StackCatalogue
      heading="Des outils"
      lead="En bref."
      categories={[
        {
          title: "IA",
          icon: "sparkles",
          description: "Pour lire.",
          tools: [tool("Claude", { isNew: true, cases: 2 }), tool("Zapier")],
          example,
        },
        { title: "Données", icon: "database", description: "Pour ranger.", tools: [tool("Airtable", { cases: 3 })] },
      ]}
      caseCount={5}
      closing={{ title: "Un outil ?", text: "Parlons-en." }}
    />
  </main>
);

const show = () => render(catalogue);

test("each tool links to its website, in a new tab", async () => {
  const { container } = show();
  const category = screen.getByRole("region", { name: "IA" });
  const claude = within(category).getByRole("link", { name: "Claude (nouvel onglet)" });
  expect(claude).toHaveAttribute("href", "https://claude.example");
  expect(claude).toHaveAttribute("target", "_blank");
  expect(claude).toHaveAttribute("rel", "noopener");
  const [first, second] = within(category).getAllByRole("listitem");
  expect(first).toHaveTextContent("NOUVEAU");
  expect(first).toHaveTextContent("À quoi sert Claude");
  expect(second).not.toHaveTextContent("NOUVEAU");
  expect(await axe(container)).toHaveNoViolations();
});

test("begins with how many cases use each tool, the most used first, each leading to its own words", () => {
  const { container } = show();
  const use = screen.getByRole("figure");
  expect(use).toHaveTextContent("Ces outils, dans combien de réalisations sur 5");
  const bars = within(use).getAllByRole("link");
  expect(bars.map(({ textContent }) => textContent)).toEqual(["Airtable3", "Claude2"]);
  // Each bar is as long as its part of all the cases.
  expect(bars.map((bar) => bar.style.getPropertyValue("--share"))).toEqual(["0.6", "0.4"]);
  for (const bar of bars) expect(container.querySelector(bar.getAttribute("href")!)).toBeVisible();
});

test("has no such figure where no case uses them", () => {
  render(<StackCatalogue heading="" lead="" categories={[]} caseCount={0} closing={{ title: "", text: "" }} />);
  expect(screen.queryByRole("figure")).not.toBeInTheDocument();
});

test("a category shows what was built with its tools, and links to it", () => {
  show();
  const built = within(screen.getByRole("region", { name: "IA" })).getByRole("article");
  expect(within(built).getByRole("link", { name: /^Le devis/ })).toHaveAttribute("href", "/realisations/devis");
  expect(within(built).getByRole("img", { name: "Un devis" })).toBeInTheDocument();
  expect(built).toHaveTextContent(/Artisanat.*Le devis.*de 31 à 44 % Devis signés.*Claude, Make$/);
  expect(within(screen.getByRole("region", { name: "Données" })).queryByRole("article")).not.toBeInTheDocument();
});

test("ends with two calls to action", () => {
  show();
  expect(screen.getByRole("link", { name: "Parler de votre projet" })).toHaveAttribute("href", "/#contact");
  expect(screen.getByRole("link", { name: "Retour à l’accueil" })).toHaveAttribute("href", "/");
});
