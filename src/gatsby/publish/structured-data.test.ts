/** @jest-environment node */
import type { Facts, SiteFacts } from "./site-facts";
import { structuredData } from "./structured-data";

type Page = Facts["pages"][number];

const site: SiteFacts = {
  siteUrl: "https://exemple.fr",
  name: "Atelier",
  provider: "Odile",
  tagline: "Conseil",
  description: "Un site.",
  area: "France",
  contact: { to: "bonjour@exemple.fr", phone: null },
  links: { profile: "https://reseau.example/odile" },
  legal: { company: "Odile EI", address: "2 quai de l’Exemple, 76000 Rouen, France" },
  prices: [
    { from: 900, to: 2600 },
    { from: 1200, to: null },
  ],
};
const home = { path: "/", title: "Atelier", parent: null, article: undefined };
const article = {
  path: "/blog/mvp",
  title: "Le MVP",
  date: "2024-04-08",
  updated: null,
  author: null,
} as Facts["articles"][number];
const articlePage = (changes: Partial<typeof article> = {}): Page => ({
  path: "/blog/mvp",
  title: "Le MVP",
  parent: { title: "Blog", path: "/blog" },
  article: { ...article, ...changes },
});

const nodesOf = (page: Page, facts = site) => {
  const [, json = ""] = /^<script type="application\/ld\+json">(.*)<\/script>$/.exec(structuredData(facts, page)) ?? [];
  const { "@context": context, "@graph": nodes } = JSON.parse(json) as { "@context": string; "@graph": unknown[] };
  expect(context).toBe("https://schema.org");
  return nodes;
};

const odile = { "@type": "Person", name: "Odile", url: "https://exemple.fr/#apropos" };

test("the home page describes the business and names the site", () => {
  expect(nodesOf(home)).toEqual([
    {
      "@type": "ProfessionalService",
      name: "Atelier",
      legalName: "Odile EI",
      description: "Un site.",
      url: "https://exemple.fr/",
      logo: "https://exemple.fr/icons/icon-512.png",
      image: "https://exemple.fr/share/site.png",
      email: "bonjour@exemple.fr",
      priceRange: "900 € – 2600 €",
      address: {
        "@type": "PostalAddress",
        streetAddress: "2 quai de l’Exemple",
        postalCode: "76000",
        addressLocality: "Rouen",
        addressCountry: "FR",
      },
      areaServed: { "@type": "Country", name: "France" },
      founder: odile,
      sameAs: "https://reseau.example/odile",
    },
    { "@type": "WebSite", name: "Atelier", url: "https://exemple.fr/" },
  ]);
});

test("includes a telephone if there is one, an address of another format unchanged, no price without one", () => {
  const other = {
    ...site,
    contact: { ...site.contact, phone: "+33 6 39 98 00 00" },
    legal: { ...site.legal, address: "Rouen" },
    prices: [],
  };
  const [business] = nodesOf(home, other);
  expect(business).toMatchObject({ telephone: "+33 6 39 98 00 00", address: { streetAddress: "Rouen" } });
  expect(business).not.toHaveProperty("priceRange");
});

test.each([
  ["Rue de Fer 2, 5000 Namur, Belgique", ["Rue de Fer 2", "5000", "Namur", "BE"]],
  ["2 rue de l’Eau, L-1449 Luxembourg, Luxembourg", ["2 rue de l’Eau", "L-1449", "Luxembourg", "LU"]],
  ["Invalidenstraße 2, 10115 Berlin, Allemagne", ["Invalidenstraße 2", "10115", "Berlin", "DE"]],
  ["2 quai de l’Exemple, 76000 Rouen", ["2 quai de l’Exemple", "76000", "Rouen", undefined]],
  ["2 quai, 76000 Rouen, Normandie", ["2 quai, 76000 Rouen, Normandie", undefined, undefined, undefined]],
  ["Keizersgracht 2, 1015 CJ Amsterdam, Pays-Bas", ["Keizersgracht 2", "1015 CJ", "Amsterdam", "NL"]],
])(
  "the country of «%s» is the one it names, or none",
  (address, [streetAddress, postalCode, addressLocality, addressCountry]) => {
    const [business] = nodesOf(home, { ...site, legal: { ...site.legal, address } }) as { address: object }[];
    const fields = { streetAddress, postalCode, addressLocality, addressCountry };
    expect(business?.address).toEqual({ "@type": "PostalAddress", ...fields });
  },
);

test("an article has its breadcrumb, its author and its dates", () => {
  const step = (position: number, name: string, path: string) => ({
    "@type": "ListItem",
    position,
    name,
    item: `https://exemple.fr${path}`,
  });
  expect(nodesOf(articlePage())).toEqual([
    {
      "@type": "BreadcrumbList",
      itemListElement: [step(1, "Accueil", "/"), step(2, "Blog", "/blog"), step(3, "Le MVP", "/blog/mvp")],
    },
    {
      "@type": "BlogPosting",
      headline: "Le MVP",
      image: "https://exemple.fr/share/blog/mvp.png",
      datePublished: "2024-04-08T00:00:00+02:00",
      dateModified: "2024-04-08T00:00:00+02:00",
      author: odile,
      publisher: {
        "@type": "Organization",
        name: "Atelier",
        url: "https://exemple.fr/",
        logo: "https://exemple.fr/icons/icon-512.png",
      },
    },
  ]);
});

test("an article may have another author and a later date", () => {
  expect(nodesOf(articlePage({ author: "Studio", updated: "2025-01-02" }))).toContainEqual(
    expect.objectContaining({
      dateModified: "2025-01-02T00:00:00+01:00",
      author: { "@type": "Person", name: "Studio", url: "https://exemple.fr/" },
    }),
  );
});

test.each([
  ["2024-03-31", "+01:00"],
  ["2024-04-01", "+02:00"],
  ["2024-10-27", "+02:00"],
  ["2024-10-28", "+01:00"],
])("an article of %s is dated at midnight in France, whatever the machine's clock", (date, zone) => {
  expect(nodesOf(articlePage({ date }))).toContainEqual(
    expect.objectContaining({ datePublished: `${date}T00:00:00${zone}` }),
  );
});

test("any other page has a breadcrumb only", () => {
  expect(nodesOf({ path: "/mentions-legales", title: "Mentions", parent: null, article: undefined })).toEqual([
    expect.objectContaining({ "@type": "BreadcrumbList" }),
  ]);
});

test("no text can close the script element", () => {
  expect(structuredData({ ...site, name: "</script>" }, home).match(/</g)).toHaveLength(2);
});
