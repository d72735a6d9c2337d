import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { type ArticleSummary, BlogIndex } from "./BlogIndex";

const article = (slug: string, category: string): ArticleSummary => ({
  slug,
  category,
  title: `Titre ${slug}`,
  excerpt: `Résumé ${slug}`,
  date: "2024-07-30",
  minutes: 8,
  cover: undefined,
  coverAlt: "",
});

const articles = [article("un", "SaaS"), article("deux", "Outils"), article("trois", "Outils")];
const invitation = { title: "Votre cas ?", text: "Parlons-en." };
const show = (shown = articles) =>
  render(<BlogIndex heading="Le blog" lead="En bref." articles={shown} invitation={invitation} />);

test("each card describes its article and links to it", async () => {
  const { container } = show();
  const [card] = screen.getAllByRole("article");
  expect(within(card!).getByRole("link", { name: "Titre un" })).toHaveAttribute("href", "/blog/un");
  expect(card).toHaveTextContent("SaaS");
  expect(within(card!).getByText("8 min de lecture").textContent).toBe("8\u00a0min de lecture");
  expect(card).toHaveTextContent("Résumé un");
  expect(within(card!).getByText("30 juillet 2024")).toHaveAttribute("datetime", "2024-07-30");
  expect(screen.getByRole("link", { name: "Prendre rendez-vous" })).toHaveAttribute("href", "/#contact");
  expect(await axe(container)).toHaveNoViolations();
});

test("the card of an updated article says both when it was written and when it was updated", () => {
  show([{ ...article("un", "SaaS"), updated: "2026-11-25" }]);
  expect(screen.getByRole("article")).toHaveTextContent("30 juillet 2024, revu en novembre 2026");
});

test("a card's title has no line break at a hyphen", () => {
  show([{ ...article("un", "SaaS"), title: "Le no-code en PME" }]);
  const link = screen.getByRole("link", { name: "Le no-code en PME" });
  expect(within(link).getByText("no-code")).toBeVisible();
});

test("a category of several articles filters the grid and announces the count; «Tous» resets it", async () => {
  show([...articles, article("quatre", "SaaS"), article("cinq", "Stratégie")]);
  const filter = screen.getByRole("group", { name: "Filtrer par catégorie" });
  expect(
    within(filter)
      .getAllByRole("button")
      .map((button) => button.textContent),
  ).toEqual(["Tous", "SaaS", "Outils"]);
  await userEvent.click(within(filter).getByRole("button", { name: "Outils" }));
  expect(screen.getAllByRole("article")).toHaveLength(2);
  expect(screen.getByRole("button", { name: "Outils", pressed: true })).toBeVisible();
  expect(screen.getByRole("status")).toHaveTextContent("2 articles");
  await userEvent.click(within(filter).getByRole("button", { name: "Tous" }));
  expect(screen.getAllByRole("article")).toHaveLength(5);
});

test("filters that would show one article each, or that one only, are not offered", () => {
  show();
  expect(screen.queryByRole("group", { name: "Filtrer par catégorie" })).not.toBeInTheDocument();
});
