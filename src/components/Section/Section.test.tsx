import { render, screen } from "@testing-library/react";
import { Section } from "./Section";

test("neither its title nor its introduction cuts a word at its hyphen", () => {
  render(
    <Section id="avis" title="Après le no-code" intro="Je demande : « Le referiez-vous ? »">
      <p>Le contenu.</p>
    </Section>,
  );
  expect(screen.getByRole("region", { name: "Après le no-code" })).toHaveTextContent("Le referiez-vous");
  for (const word of ["no-code", "referiez-vous"]) expect(screen.getByText(word)).toBeVisible();
});
