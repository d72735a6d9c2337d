import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { PriorityCalculator } from "../../components/prose/PriorityCalculator";
import { ProseBody } from "./ProseBody";

const html = '<div class="prose"><h2 id="partie">Partie</h2><p>Le texte.</p></div>';

test("is complete in the page's HTML, and keeps its element on hydration", async () => {
  document.body.innerHTML = `<div id="page">${renderToString(<ProseBody html={html} />)}</div>`;
  const text = screen.getByText("Le texte.");
  const consoleError = jest.spyOn(console, "error").mockImplementation(() => undefined);
  const root = await act(() =>
    Promise.resolve(hydrateRoot(document.getElementById("page")!, <ProseBody html={html} />)),
  );
  expect(screen.getByText("Le texte.")).toBe(text);
  expect(consoleError).not.toHaveBeenCalled();
  act(() => root.unmount());
});

test("its calculator is prerendered, then hydrated", async () => {
  const island = `<div data-island="priority-calculator">${renderToString(<PriorityCalculator />)}</div>`;
  render(<ProseBody html={island} />);
  expect(screen.getByRole("status")).toHaveTextContent("Score : 75.");
  await waitFor(async () => {
    await userEvent.type(screen.getByRole("textbox", { name: "Coût" }), "0");
    expect(screen.getByRole("status")).toHaveTextContent(/Priorité [23]/);
  });
});
