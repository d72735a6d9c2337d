import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { type Trade, Trades } from "./Trades";

const trade = (name: string): Trade => ({
  trade: name,
  sentence: `Ce que retient ${name}.`,
  slug: `cas-${name}`,
  title: `Le cas ${name}`,
  image: { layout: "constrained", width: 840, height: 525, images: {} },
  imageAlt: `Écran ${name}`,
  measure: { label: "Devis signés", before: 31, afterText: "44\u00a0%" },
});

const items = [trade("artisan"), trade("commerce"), trade("atelier")];
const radios = () => screen.getAllByRole("radio");
const chosen = () => radios().findIndex((radio) => (radio as HTMLInputElement).checked);

test("offers the trades under one question, the first chosen, each case shown with a link to its page", async () => {
  const { container } = render(<Trades title="Quel est votre métier ?" items={items} />);
  expect(screen.getByRole("group", { name: "Quel est votre métier ?" })).toBeVisible();
  expect(radios().map((radio) => (radio as HTMLInputElement).labels?.[0]?.textContent)).toEqual([
    "artisan",
    "commerce",
    "atelier",
  ]);
  expect(chosen()).toBe(0);
  const [first] = screen.getAllByRole("article");
  expect(first).toHaveTextContent("Ce que retient artisan.");
  expect(first).toHaveTextContent("de 31 à 44 % Devis signés");
  expect(screen.getByRole("link", { name: /^Le cas commerce/ })).toHaveAttribute("href", "/realisations/cas-commerce");
  expect(screen.getByRole("img", { name: "Écran atelier" })).toHaveAttribute("loading", "lazy");
  expect(await axe(container)).toHaveNoViolations();
});

test("keeps what was chosen before the scripts came", async () => {
  const page = <Trades title="Quel est votre métier ?" items={items} />;
  document.body.innerHTML = `<div id="page">${renderToString(page)}</div>`;
  await userEvent.click(screen.getByText("atelier"));
  const root = await act(() => Promise.resolve(hydrateRoot(document.getElementById("page")!, page)));
  expect(chosen()).toBe(2);
  act(() => root.unmount());
});

test("a single trade is shown without a choice", () => {
  render(<Trades title="Votre métier" items={items.slice(0, 1)} />);
  expect(screen.queryByRole("radio")).not.toBeInTheDocument();
  expect(screen.getByRole("article")).toBeVisible();
});
