import { render, screen } from "@testing-library/react";
import { Button } from "../Button/Button";
import { Text } from "./Text";

const heldIn = (container: HTMLElement) =>
  [...container.querySelectorAll(".whole")].map(({ textContent }) => textContent);

describe("Text", () => {
  it("leaves the words as they are", () => {
    render(<Text as="h1">Développement No-Code / Low-Code</Text>);
    expect(screen.getByRole("heading", { name: "Développement No-Code / Low-Code" })).toBeVisible();
  });

  it("holds together each word with a hyphen, and no other", () => {
    const { container } = render(<Text>À qui allez-vous confier 2 - 3 processus, l’e-commerce ?</Text>);
    expect(heldIn(container)).toEqual(["allez-vous", "l’e-commerce"]);
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
