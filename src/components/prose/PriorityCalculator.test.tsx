import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { PriorityCalculator } from "./PriorityCalculator";

test("starts from a worked example, which is written out", async () => {
  const { container } = render(<PriorityCalculator />);
  expect(container).toHaveTextContent("complexité / coût. Par exemple, 25 × 6 × 3 / 6 = 75.");
  expect(screen.getByRole("status")).toHaveTextContent("Score : 75. Priorité 1, à lancer maintenant.");
  expect(await axe(container)).toHaveNoViolations();
});

test("computes and announces while the reader types, with a French decimal too", async () => {
  render(<PriorityCalculator />);
  const cost = screen.getByRole("textbox", { name: "Coût" });
  await userEvent.clear(cost);
  expect(screen.getByRole("status")).toHaveTextContent("Renseignez quatre nombres supérieurs à zéro.");
  await userEvent.type(cost, "12,5");
  expect(screen.getByRole("status")).toHaveTextContent("Score : 36. Priorité 2, à programmer dans le trimestre.");
});

test("names what it can't read, rather than computing with a part of it", async () => {
  render(<PriorityCalculator />);
  const minutes = screen.getByRole("textbox", { name: "Temps" });
  await userEvent.type(minutes, "h30");
  expect(screen.getByRole("status")).toHaveTextContent("Temps : « 6h30 » n’est pas un nombre supérieur à zéro.");
});

test("refuses a complexity beyond the scale rather than flattering the task", async () => {
  render(<PriorityCalculator />);
  await userEvent.type(screen.getByRole("textbox", { name: "Complexité" }), "0");
  expect(screen.getByRole("status")).toHaveTextContent("La complexité se note de 1 à 5.");
});

test("takes up what was typed before the script came", async () => {
  document.body.innerHTML = `<div id="calculator">${renderToString(<PriorityCalculator />)}</div>`;
  await userEvent.type(screen.getByRole("textbox", { name: "Coût" }), "0");
  const root = await act(() =>
    Promise.resolve(hydrateRoot(document.getElementById("calculator")!, <PriorityCalculator />)),
  );
  expect(screen.getByRole("status")).toHaveTextContent("Score : 7,5. Priorité 3, à laisser de côté.");
  act(() => root.unmount());
});
