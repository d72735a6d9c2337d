import { render, screen, within } from "@testing-library/react";
import { axe } from "jest-axe";
import { StackCatalogue } from "./StackCatalogue";

const tool = (name: string, isNew = false) => ({
  name,
  anchor: name.toLowerCase(),
  isNew,
  description: `À quoi sert ${name}`,
  url: `https://${name.toLowerCase()}.example`,
  logoUrl: `/logos/${name}.svg`,
  emoji: "🧰",
});

const catalogue = (
  <main>
    <StackCatalogue
      heading="Des outils"
      lead="En bref."
      categories={[
        { title: "IA", icon: "sparkles", description: "Pour lire.", tools: [tool("Claude", true), tool("Zapier")] },
        { title: "Données", icon: "database", description: "Pour ranger.", tools: [tool("Airtable")] },
      ]}
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

test("ends with two calls to action", () => {
  show();
  expect(screen.getByRole("link", { name: "Parler de votre projet" })).toHaveAttribute("href", "/#contact");
  expect(screen.getByRole("link", { name: "Retour à l’accueil" })).toHaveAttribute("href", "/");
});
