import { render, screen } from "@testing-library/react";
import { Measure } from "./Measure";

const signed = { label: "Devis signés", before: 31, afterText: "44\u00a0%" };

const words = () => screen.getByRole("paragraph").textContent;

test("reads as words, whatever the stylesheet draws", () => {
  render(<Measure measure={signed} />);
  expect(words()).toBe("de\u00a031\u00a0à\u00a044\u00a0% Devis signés");
});

test("keeps both values and their unit on one line, then the rest of a unit in one piece unless it is long", () => {
  const { rerender } = render(
    <Measure measure={{ label: "Coût matière", before: 33.5, afterText: "29\u00a0% des ventes" }} />,
  );
  expect(screen.getByRole("strong").textContent).not.toMatch(/ /);
  expect(words()).toMatch(/33,5\u00a0à\u00a029\u00a0% des\u00a0ventes Coût matière$/);
  rerender(<Measure measure={{ label: "Retours", before: 22, afterText: "31\u00a0% des inscrits du mois" }} />);
  expect(words()).toMatch(/22\u00a0à\u00a031\u00a0% des inscrits du mois Retours$/);
});

test("a long unit stays in one piece, on the next line where it has no room beside its value", () => {
  const { rerender } = render(<Measure measure={{ ...signed, afterText: "12\u00a0donateurs" }} />);
  expect(words()).toBe("de\u00a031\u00a0à\u00a012\u00a0donateurs Devis signés");
  expect(screen.getByText("donateurs")).not.toHaveTextContent("12");
  rerender(<Measure measure={{ ...signed, afterText: "12\u00a0min" }} />);
  expect(screen.queryByText("min")).not.toBeInTheDocument();
});

test("the large form gives both values, then the label", () => {
  render(<Measure measure={{ ...signed, before: 6, afterText: "0\u00a0h" }} large />);
  expect(words()).toBe("de\u00a06\u00a0à\u00a00\u00a0h Devis signés");
});

test("what says that nothing was gained is not in the colour of a gain", () => {
  const { rerender } = render(<Measure measure={{ ...signed, gain: "6\u00a0heures rendues" }} />);
  const gained = screen.getByRole("strong").className;
  rerender(<Measure measure={{ ...signed, gain: "Rien gagné" }} />);
  expect(screen.getByRole("strong").className).not.toBe(gained);
});

test("a gain replaces the values; when large, values replace a gain with a figure and follow one in words", () => {
  const gained = { ...signed, gain: "6\u00a0heures rendues" };
  const { rerender } = render(<Measure measure={gained} />);
  expect(words()).toBe("6\u00a0heures rendues Devis signés");
  rerender(<Measure measure={gained} large />);
  expect(words()).toBe("de\u00a031\u00a0à\u00a044\u00a0% Devis signés");
  rerender(<Measure measure={{ ...signed, gain: "Rien gagné" }} large />);
  expect(words()).toBe("Rien gagné Devis signés\u00a0: de\u00a031\u00a0à\u00a044\u00a0%");
});
