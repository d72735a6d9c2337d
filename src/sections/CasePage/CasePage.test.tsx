import { render, screen, within } from "@testing-library/react";
import { axe } from "jest-axe";
import { CasePage, type CaseStory } from "./CasePage";

const bare: CaseStory = {
  title: "Le devis part le soir même",
  sector: "Artisanat",
  client: "Menuiserie, 4 personnes",
  problem: "« Dix jours pour un devis. »",
  approach: "Les cotes se notent sur place.",
  chapters: [],
  year: null,
  weeks: null,
  price: null,
  tools: [
    { name: "Airtable", anchor: "airtable" },
    { name: "Yousign", anchor: null },
  ],
  hosting: null,
  measures: [],
  account: null,
  testimonial: null,
  image: { layout: "constrained", width: 1152, height: 720, images: { fallback: { src: "/devis.webp" } } },
  imageAlt: "Un devis.",
};

const full: CaseStory = {
  ...bare,
  year: 2024,
  weeks: 3,
  price: "de 3 000 à 4 500 € HT",
  hosting: "Airtable (États-Unis)",
  measures: [
    { label: "Délai d’un devis", before: 10, after: 1, beforeText: "10\u00a0jours", afterText: "1\u00a0jour" },
    { label: "Devis signés", before: 31, after: 44, beforeText: "31\u00a0%", afterText: "44\u00a0%" },
  ],
  account: {
    outcome: [{ label: "Remboursement", value: "5 à 8\u00a0mois" }],
    statement: [{ label: "Reste", firstYear: "5\u202f520\u00a0€", nextYears: "5\u202f975\u00a0€" }],
    notes: ["Heures relevées par le bureau."],
  },
  testimonial: { name: "Perrine-Lou D.", company: "Menuiserie", sector: "Artisanat", content: "Enfin !", rating: 5 },
};

const near = { href: "/realisations/autre", title: "Un autre cas", note: "BTP" };
const article = { href: "/blog/mvp", title: "Le MVP", note: "Stratégie, 9 min" };
const invitation = { title: "Et chez vous ?", text: "Racontez.", label: "Parlons de votre projet" };

const show = (story: CaseStory, cases = [near], articles = [article]) =>
  render(
    <main>
      <CasePage story={story} cases={cases} articles={articles} invitation={invitation} />
    </main>,
  );

test("a case is complete without optional fields", async () => {
  const { container } = show(bare, [], []);
  expect(screen.getByRole("heading", { level: 1, name: bare.title })).toBeVisible();
  for (const text of [bare.sector, bare.client, bare.problem, bare.approach]) {
    expect(screen.getByText(text)).toBeVisible();
  }
  expect(screen.getByRole("img", { name: "Un devis." })).toBeVisible();
  expect(screen.getByRole("link", { name: "Toutes les réalisations" })).toHaveAttribute("href", "/#portfolio");
  expect(screen.getByRole("link", { name: "Parlons de votre projet" })).toHaveAttribute("href", "/#contact");
  expect(screen.queryByRole("table")).not.toBeInTheDocument();
  for (const name of ["Année", "Durée", "Budget", "Données"]) expect(screen.queryByText(name)).not.toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
});

test("a tool that is on the stack page links to it", () => {
  show(bare);
  expect(screen.getByRole("link", { name: "Airtable" })).toHaveAttribute("href", "/stack-technique#airtable");
  expect(screen.getByText("Yousign")).toBeVisible();
  expect(screen.queryByRole("link", { name: "Yousign" })).not.toBeInTheDocument();
});

test("measures are in a table", async () => {
  const { container } = show(full);
  const table = screen.getByRole("table", { name: "Avant et après" });
  const rows = within(table).getAllByRole("row");
  expect(rows.map((row) => row.textContent)).toEqual([
    "Délai d’un devis",
    "Avant10\u00a0jours",
    "Après1\u00a0jour",
    "Devis signés",
    "Avant31\u00a0%",
    "Après44\u00a0%",
  ]);
  expect(within(table).getAllByRole("rowheader")).toHaveLength(6);
  expect(await axe(container)).toHaveNoViolations();
});

test("a single measure is told once, in the header", () => {
  show({ ...full, measures: full.measures.slice(0, 1) });
  expect(screen.queryByRole("table", { name: "Avant et après" })).toBeNull();
  expect(screen.getByRole("article")).toHaveTextContent("de 10 à 1 jour Délai d’un devis");
});

test("a bar is relative to 100 % for percentages, otherwise to the larger value", () => {
  const share = { label: "Part", before: 80, after: 160, beforeText: "80\u00a0%", afterText: "160\u00a0%" };
  show({ ...full, measures: [...full.measures, share] });
  const bars = within(screen.getByRole("table", { name: "Avant et après" })).getAllByRole("cell");
  const lengths = bars.map((cell) => cell.querySelector("span")!.style.getPropertyValue("--share"));
  expect(lengths).toEqual(["1.00", "0.10", "0.31", "0.44", "0.50", "1.00"]);
});

test("shows its main result in its header", () => {
  show(full);
  const header = within(screen.getByRole("article")).getByRole("heading", { level: 1 }).closest("header");
  expect(header).toHaveTextContent("de 10 à 1 jour Délai d’un devis");
  expect(header).toHaveTextContent(full.client);
});

test("the header shows both values instead of a gain with a figure", () => {
  const gain = { label: "Rapports retapés", before: 6, after: 0, beforeText: "6\u00a0h", afterText: "0\u00a0h" };
  show({ ...bare, measures: [{ ...gain, gain: "6 heures rendues" }] });
  const header = screen.getByRole("heading", { level: 1 }).closest("header");
  expect(header).toHaveTextContent(/de 6 à 0 h Rapports retapés/);
  expect(header).not.toHaveTextContent("6 heures rendues");
});

test("the rest of the story comes after the answer, each part under its own heading", async () => {
  const chapters = [
    { title: "Un logiciel, abandonné", text: "Onze écrans." },
    { title: "Où sont les données", text: "Chez le client." },
  ];
  const { container } = show({ ...bare, chapters });
  const headings = screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
  expect(headings.slice(0, 4)).toEqual(["Le problème", "La réponse", ...chapters.map(({ title }) => title)]);
  expect(screen.getByRole("region", { name: "Où sont les données" })).toHaveTextContent("Chez le client.");
  expect(await axe(container)).toHaveNoViolations();
});

test("shows year, duration, price, where the data are, and testimonial", () => {
  show(full);
  for (const fact of ["2024", "3\u00a0semaines", "de 3 000 à 4 500 € HT", "Airtable (États-Unis)"]) {
    expect(screen.getByText((_text, node) => node?.tagName === "DD" && node.textContent === fact)).toBeVisible();
  }
  const testimonial = screen.getByRole("region", { name: "Le témoignage du client" });
  expect(testimonial).toHaveTextContent("Enfin !");
  expect(testimonial).toHaveTextContent("5 sur 5");
});

test("shows the account year by year, or the subscriptions and the reason", () => {
  const { rerender } = show(full);
  const account = screen.getByRole("region", { name: "Le compte" });
  expect(within(account).getByRole("term")).toHaveTextContent("Remboursement");
  expect(within(account).getByRole("definition")).toHaveTextContent("5 à 8 mois");
  expect(within(account).getByRole("row", { name: /^Reste/ })).toHaveTextContent("Reste5 520 €5 975 €");
  expect(within(account).getByText("Heures relevées par le bureau.")).toBeVisible();
  rerender(
    <main>
      <CasePage
        story={{
          ...full,
          account: {
            outcome: [{ label: "Abonnements", value: "900\u00a0€" }],
            statement: [],
            notes: ["Des soirées de bénévoles, qui ne se paient pas."],
          },
        }}
        cases={[]}
        articles={[]}
        invitation={invitation}
      />
    </main>,
  );
  expect(screen.getByText("Abonnements")).toBeVisible();
  expect(screen.getByText("Des soirées de bénévoles, qui ne se paient pas.")).toBeVisible();
});

test("one week is singular", () => {
  show({ ...full, weeks: 1 });
  expect(screen.getByText("1\u00a0semaine", { normalizer: (text) => text })).toBeVisible();
});

test("links to related cases and articles", () => {
  show(full);
  const cases = screen.getByRole("region", { name: "Réalisations proches" });
  expect(within(cases).getByRole("link", { name: "Un autre cas" })).toHaveAttribute("href", near.href);
  const articles = screen.getByRole("region", { name: "À lire sur le sujet" });
  expect(within(articles).getByRole("link", { name: "Le MVP" })).toHaveAttribute("href", article.href);
});
