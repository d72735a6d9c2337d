import { render, screen, within } from "@testing-library/react";
import { axe } from "jest-axe";
import { type ServiceItem, Services } from "./Services";

const items: ServiceItem[] = [
  {
    icon: "blocks",
    title: "Atelier Mi-Temps / Plein-Temps",
    description: "Un outil à votre mesure.",
    features: ["Applications web et mobiles", "Bases de données sur mesure"],
    price: { text: "de 1 à 5 € HT" },
    priceFor: "par projet",
    color: "foret",
    page: { path: "/services/developpement" },
  },
  {
    icon: "sparkles",
    title: "Tri d’archives anciennes",
    description: "Une IA branchée sur vos documents.",
    features: ["Chatbots intelligents", "Analyse de données"],
    color: "ciel",
  },
];

describe("Services", () => {
  it("lists each service with its features", async () => {
    const { container } = render(
      <Services texts={{ title: "Mes Expertises", intro: "Trois métiers." }} items={items} />,
    );
    const band = screen.getByRole("region", { name: "Mes Expertises" });
    expect(band).toHaveAttribute("id", "services");
    for (const { title, description, features } of items) {
      const service = within(band).getByRole("heading", { name: title }).closest("li")!;
      expect(within(service).getByText(description)).toBeVisible();
      expect(
        within(service)
          .getAllByRole("listitem")
          .map(({ textContent }) => textContent),
      ).toEqual(features);
    }
    expect(within(band).getByText("De 1 à 5 € HT par projet")).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
  });

  it("says the price after what it pays for, then leads on", () => {
    render(<Services texts={{ title: "Mes Expertises", intro: "Trois métiers." }} items={items} />);
    const [, features] = screen.getAllByRole("list");
    const price = screen.getByText("De 1 à 5 € HT par projet");
    const [link] = screen.getAllByRole("link");
    const after = Node.DOCUMENT_POSITION_FOLLOWING;
    expect(features!.compareDocumentPosition(price) & after).toBe(after);
    expect(price.compareDocumentPosition(link!) & after).toBe(after);
  });

  it("leads from a card to its page, if it has one", () => {
    render(<Services texts={{ title: "Mes Expertises", intro: "Trois métiers." }} items={items} />);
    const links = screen.getAllByRole("link");
    expect(links.map((link) => link.getAttribute("href"))).toEqual(["/services/developpement"]);
    expect(links[0]).toHaveAccessibleName(`Voir ce service : ${items[0]!.title}`);
  });
});
