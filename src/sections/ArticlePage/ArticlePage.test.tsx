import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import type { ComponentProps } from "react";
import { ArticlePage } from "./ArticlePage";

const other = (slug: string) => ({ slug, title: `Titre de ${slug}` });

const related = (slug: string) => ({
  href: `/blog/${slug}`,
  title: `Titre de ${slug}`,
  note: "Outils, 8\u00a0min",
});

const props: Omit<ComponentProps<typeof ArticlePage>, "children"> = {
  article: {
    title: "Le MVP",
    category: "Stratégie",
    date: "2024-04-08",
    minutes: 9,
    intro: "L’introduction.",
    cta: { title: "Une idée ?", text: "Parlons-en.", label: "Lancer mon MVP" },
    cover: undefined,
    coverAlt: "",
  },
  author: {
    name: "Odile Renard",
    about: "Conseil.",
    profile: { href: "https://exemple.fr/cl", label: "Mon profil" },
  },
  hasBlog: true,
  neighbours: { previous: other("avant"), next: other("apres"), related: ["a", "b", "c"].map(related) },
};

const show = (changes: Partial<(typeof props)["article"]> = {}, neighbours = props.neighbours, author = props.author) =>
  render(
    <main>
      <ArticlePage {...props} article={{ ...props.article, ...changes }} neighbours={neighbours} author={author}>
        <p>Le texte.</p>
      </ArticlePage>
    </main>,
  );

test("shows the article's metadata and call to action", async () => {
  const { container } = show();
  expect(screen.getByRole("link", { name: "Retour au blog" })).toHaveAttribute("href", "/blog");
  expect(screen.getByRole("heading", { level: 1, name: "Le MVP" })).toBeVisible();
  expect(screen.getByText("Stratégie")).toBeVisible();
  expect(screen.getByText("8 avril 2024")).toHaveAttribute("datetime", "2024-04-08");
  expect(screen.getByText("9 min de lecture")).toBeVisible();
  expect(screen.getAllByText("Odile Renard")[0]).toBeVisible();
  expect(screen.getByText("L’introduction.")).toBeVisible();
  expect(screen.getByRole("link", { name: "Lancer mon MVP" })).toHaveAttribute("href", "/#contact");
  expect(await axe(container)).toHaveNoViolations();
});

test("says when it was brought up to date, and what that changed", () => {
  const { unmount } = show({ updated: "2026-11-25", changes: "prix de 2026" });
  expect(screen.getByText(/Mis à jour le/)).toHaveTextContent("Mis à jour le 25 novembre 2026 : prix de 2026");
  unmount();
  show({ updated: "2026-11-25" });
  expect(screen.getByText(/Mis à jour le/).textContent).toMatch(/2026$/);
});

test("the author's portrait is decorative; without one, initials are shown", () => {
  const portrait = {
    layout: "constrained" as const,
    width: 144,
    height: 144,
    images: { fallback: { src: "/cl.webp" } },
  };
  const { container, unmount } = show({}, props.neighbours, { ...props.author, portrait });
  expect([...container.querySelectorAll("img")].map((image) => [image.getAttribute("src"), image.alt])).toEqual([
    ["/cl.webp", ""],
    ["/cl.webp", ""],
  ]);
  unmount();
  show();
  expect(screen.getAllByText("OR")).toHaveLength(2);
});

test("has no line break between a number and its unit", () => {
  show();
  expect(screen.getByText("9 min de lecture").textContent).toBe("9\u00a0min de lecture");
  expect(screen.getAllByText("Outils, 8 min").map(({ textContent }) => textContent)).toEqual(
    Array(3).fill("Outils, 8\u00a0min"),
  );
});

test("its title has no line break at a hyphen", () => {
  show({ title: "Dix tendances no-code et SaaS" });
  const heading = screen.getByRole("heading", { level: 1, name: "Dix tendances no-code et SaaS" });
  expect(within(heading).getByText("no-code")).toBeVisible();
});

test("shows the update date and the notice, if any", () => {
  show({ updated: "2025-01-01", notice: "Généré automatiquement." });
  expect(screen.getByText("1ᵉʳ janvier 2025")).toHaveAttribute("datetime", "2025-01-01");
  expect(screen.getByRole("note")).toHaveTextContent("Généré automatiquement.");
});

test("lists its downloads, if any", () => {
  const offered = { title: "Le score", path: "/telechargements/score.xlsx", bytes: 6812, extensions: ["xlsx"] };
  const { unmount } = show();
  expect(screen.queryByRole("region", { name: "À emporter" })).not.toBeInTheDocument();
  unmount();
  show({ downloads: [{ offered }] });
  const region = screen.getByRole("region", { name: "À emporter" });
  expect(within(region).getByRole("link", { name: "Le score Excel, 7\u00a0Ko" })).toHaveAttribute("download");
});

test("links to related articles, and to the previous and next ones", () => {
  show();
  const region = screen.getByRole("region", { name: "À lire ensuite" });
  expect(within(region).getAllByRole("link")).toHaveLength(3);
  const steps = screen.getByRole("navigation", { name: "Articles voisins" });
  expect(within(steps).getByRole("link", { name: /Article précédent.*avant/ })).toHaveAttribute("href", "/blog/avant");
  expect(within(steps).getByRole("link", { name: /Article suivant.*apres/ })).toHaveAttribute("href", "/blog/apres");
});

test("an only article links to no other, and leaves no empty band", () => {
  show({}, { previous: null, next: null, related: [] });
  expect(screen.getByRole("main").children).toHaveLength(1);
  expect(screen.queryByRole("region", { name: "À lire ensuite" })).not.toBeInTheDocument();
  expect(screen.queryByRole("navigation")).not.toBeInTheDocument();
});

test("announces that its URL was copied", async () => {
  show();
  const { writeText } = userEvent.setup() && navigator.clipboard;
  expect(writeText).toBeDefined();
  await userEvent.click(screen.getByRole("button", { name: "Partager" }));
  expect(screen.getByRole("status")).toHaveTextContent("Lien copié.");
});

test("leads back home where there is no blog", () => {
  render(
    <ArticlePage {...props} hasBlog={false}>
      <p>Le texte.</p>
    </ArticlePage>,
  );
  expect(screen.queryByRole("link", { name: "Retour au blog" })).not.toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Retour à l’accueil" })).toHaveAttribute("href", "/");
});
