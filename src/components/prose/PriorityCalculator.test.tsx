import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { PriorityCalculator } from "./PriorityCalculator";

test("starts from the article's worked example", async () => {
  const { container } = render(<PriorityCalculator />);
  expect(screen.getByRole("status")).toHaveTextContent("Score : 75. Priorité 1, à lancer maintenant.");
  expect(await axe(container)).toHaveNoViolations();
});

test("computes and announces while the reader types, with a French decimal too", async () => {
  render(<PriorityCalculator />);
  const cost = screen.getByRole("spinbutton", { name: "Coût" });
  await userEvent.clear(cost);
  expect(screen.getByRole("status")).toHaveTextContent("Renseignez quatre nombres supérieurs à zéro.");
  await userEvent.type(cost, "12.5");
  expect(screen.getByRole("status")).toHaveTextContent("Score : 36. Priorité 2, à programmer dans le trimestre.");
});
