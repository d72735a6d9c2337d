import { render, screen, waitFor } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import userEvent from "@testing-library/user-event";
import { hydrateRoot } from "react-dom/client";
import { act } from "react";
import { placeAgain } from "../../browser/navigation/place-scroll";
import { fetchBody } from "../../browser/prose/bodies";
import { InTurnContext } from "../../components/InTurn/InTurn";
import { PriorityCalculator } from "../../components/prose/PriorityCalculator";
import { ProseBody } from "./ProseBody";
import { ProseContext } from "./prose-context";

jest.mock("../../browser/navigation/place-scroll", () => ({ placeAgain: jest.fn() }));

const html = '<div class="prose"><h2 id="partie">Partie</h2><p>Le texte.</p></div>';

const page = (source: string, body: string) => (
  <ProseContext.Provider value={body}>
    <ProseBody source={source} />
  </ProseContext.Provider>
);

afterEach(() => {
  document.body.innerHTML = "";
});

test("is complete in the page's HTML, and taken from there without any request", async () => {
  const request = jest.spyOn(global, "fetch");
  document.body.innerHTML = `<div id="page">${renderToString(page("/prose/a.1.html", html))}</div>`;
  expect(screen.getByText("Le texte.")).toBeVisible();
  const complain = jest.spyOn(console, "error").mockImplementation(() => undefined);
  const root = await act(() =>
    Promise.resolve(hydrateRoot(document.getElementById("page")!, <ProseBody source="/prose/a.1.html" />)),
  );
  expect(screen.getByText("Le texte.")).toBeVisible();
  expect(complain).not.toHaveBeenCalled();
  expect(request).not.toHaveBeenCalled();
  act(() => root.unmount());
});

test("is fetched after a client-side navigation, then placed", async () => {
  jest.spyOn(global, "fetch").mockResolvedValue(new Response(html));
  render(<ProseBody source="/prose/b.1.html" />);
  expect(await screen.findByText("Le texte.")).toBeVisible();
  expect(global.fetch).toHaveBeenCalledWith("/prose/b.1.html", expect.anything());
  expect(placeAgain).toHaveBeenCalledTimes(1);
});

test("follows its page's title, when it is at hand and the page is come to by a link", async () => {
  await fetchBody("/prose/b.1.html");
  const { container } = render(
    <InTurnContext.Provider value={true}>
      <ProseBody source="/prose/b.1.html" />
    </InTurnContext.Provider>,
  );
  expect(container.querySelector("[data-body]")).toHaveAttribute("aria-busy", "true");
  expect(await screen.findByText("Le texte.")).toBeVisible();
  expect(container.querySelector("[data-body]")).toHaveAttribute("aria-busy", "false");
});

test("says so when it can't be fetched", async () => {
  jest.spyOn(global, "fetch").mockResolvedValue(new Response("", { status: 503 }));
  render(<ProseBody source="/prose/c.1.html" />);
  expect(await screen.findByRole("alert")).toHaveTextContent("Le texte n’a pas pu être chargé.");
  expect(screen.getByRole("button", { name: "Recharger la page" })).toBeVisible();
});

test("its calculator is readable at once and answers soon after", async () => {
  const island = `<div data-island="priority-calculator">${renderToString(<PriorityCalculator />)}</div>`;
  render(page("/prose/d.1.html", island));
  expect(screen.getByRole("status")).toHaveTextContent("Score : 75.");
  await waitFor(async () => {
    await userEvent.type(screen.getByRole("spinbutton", { name: "Coût" }), "0");
    expect(screen.getByRole("status")).toHaveTextContent(/Priorité [23]/);
  });
});
