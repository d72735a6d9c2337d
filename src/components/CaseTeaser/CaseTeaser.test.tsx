import { render, screen } from "@testing-library/react";
import { CaseTeaser, type CaseTeaserStory } from "./CaseTeaser";

const story: CaseTeaserStory = {
  slug: "devis",
  title: "Le devis du soir",
  image: { layout: "constrained", width: 840, height: 525, images: {} },
  imageAlt: "Un devis",
  measure: { label: "Devis signés", before: 31, afterText: "44\u00a0%" },
};

test("shows a case as its card does: the title, then the measure", () => {
  render(<CaseTeaser story={story} />);
  expect(screen.getByRole("article")).toHaveTextContent(/^Le devis du soir.*de 31 à 44 % Devis signés$/);
  expect(screen.getByRole("link")).toHaveAttribute("href", "/realisations/devis");
});

test("a sentence takes the place of the title, which then leads on", () => {
  render(<CaseTeaser story={{ ...story, sentence: "Le prix du chêne y est." }} />);
  expect(screen.getByRole("article")).toHaveTextContent(/^Le prix du chêne y est\..*Devis signés.*Le devis du soir/);
});
