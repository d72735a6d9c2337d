import { render, screen } from "@testing-library/react";
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

  it("stays one item beside an icon", () => {
    const { container } = render(
      <Text beside>
        <svg />
        Devis no-code signé
      </Text>,
    );
    expect(container.querySelector("p")?.childNodes).toHaveLength(2);
  });
});

test.each([
  ["link", "/contact"],
  ["button", undefined],
])("a %s holds its words as a text does", (_role, href) => {
  const { container } = render(href ? <Button href={href}>Projet no-code</Button> : <Button>Projet no-code</Button>);
  expect(heldIn(container)).toEqual(["no-code"]);
});
