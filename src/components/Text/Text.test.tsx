import { render, screen } from "@testing-library/react";
import { translate } from "../../../tools/jest/translate";
import { Button } from "../Button/Button";
import { Text } from "./Text";

const heldIn = (container: HTMLElement) =>
  [...container.querySelectorAll(".whole")].map(({ textContent }) => textContent);

describe("Text", () => {
  it("leaves the words as they are", () => {
    render(<Text as="h1">Atelier Mi-Temps / Plein-Temps</Text>);
    expect(screen.getByRole("heading", { name: "Atelier Mi-Temps / Plein-Temps" })).toBeVisible();
  });

  it("holds together each word with a hyphen, and no other", () => {
    const { container } = render(<Text>À qui allez-vous prêter 2 - 3 registres, l’e-boutique ?</Text>);
    expect(heldIn(container)).toEqual(["allez-vous", "l’e-boutique"]);
  });

  it("holds with a word the punctuation that a no-break space ties to it", () => {
    const { container } = render(<Text as="h2">{"«\u00a0Avez-vous\u00a0» du no-code\u202f? Sous-main 5\u00a0€"}</Text>);
    expect(heldIn(container)).toEqual(["«\u00a0Avez-vous\u00a0»", "no-code\u202f?", "Sous-main"]);
  });

  it("lets a word be cut at its hyphens that a phone's column might not hold", () => {
    const { container } = render(<Text>Une sous-traitance de boulangerie-viennoiserie-pâtisserie</Text>);
    expect(heldIn(container)).toEqual(["sous-traitance"]);
    expect(container).toHaveTextContent("Une sous-traitance de boulangerie-viennoiserie-pâtisserie");
  });

  it("stays one item beside an icon", () => {
    const { container } = render(
      <Text beside>
        <svg />
        Devis no-code signé
      </Text>,
    );
    expect(container.querySelector("p")?.childNodes).toHaveLength(2);
  });

  it.each([
    ["8 projets", "2 projets sur 8"],
    ["8 projets", "1 projet sur 8 : E-commerce"],
    ["1 projet sur 8 : E-commerce", "2 projets sur 8 : No-code"],
    ["1 projet sur 8 : E-commerce", "8 projets"],
    ["8 projets", undefined],
    ["", "Lien copié."],
    ["Écrivez un e-mail.", undefined],
  ])("a status goes from «%s» to «%s» in a page that the browser translated", (before, after) => {
    const { container, rerender } = render(<Text role="status">{before}</Text>);
    const status = screen.getByRole("status");
    translate(container);
    rerender(<Text role="status">{after}</Text>);
    expect(screen.getByRole("status")).toBe(status);
    expect(status.textContent).toBe(after ?? "");
  });
});

test.each([
  ["link", "/contact"],
  ["button", undefined],
])("a %s holds its words as a text does", (_role, href) => {
  const { container } = render(href ? <Button href={href}>Projet no-code</Button> : <Button>Projet no-code</Button>);
  expect(heldIn(container)).toEqual(["no-code"]);
});

test("a button says what it does next in a page that the browser translated", () => {
  const { container, rerender } = render(<Button>Voir plus</Button>);
  translate(container);
  rerender(<Button>Voir moins</Button>);
  expect(screen.getByRole("button", { name: "Voir moins" })).toBeVisible();
});
