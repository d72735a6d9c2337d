import { render, screen } from "@testing-library/react";
import { ComparisonTable } from "./elements";

const show = (caption: string) =>
  render(
    <ComparisonTable caption={caption}>
      <table />
    </ComparisonTable>,
  );

test("a caption of several parts is a title, then a line for each thing that is said of it", () => {
  show("Devis n° 4 · mai 2026 · prix fixé");
  for (const fact of ["mai 2026", "prix fixé"]) expect(screen.getByText(fact).tagName).toBe("SMALL");
  expect(screen.getByRole("region", { name: "Devis n° 4 · mai 2026 · prix fixé" })).toBeVisible();
});

test("a caption of one part is its title alone", () => {
  const { container } = show("Trois formats");
  expect(container.querySelector("figcaption")).toHaveTextContent(/^Trois formats$/);
  expect(container.querySelector("small")).toBeNull();
});
