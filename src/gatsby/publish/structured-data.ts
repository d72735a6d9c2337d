import type { BlogPosting, BreadcrumbList, PostalAddress, ProfessionalService, WebSite } from "schema-dts";
import type { Facts, SiteFacts } from "./site-facts";
import { homeBand, paths } from "../../shared/paths";

type Page = Facts["pages"][number];

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".split("");
const frenchNames = new Intl.DisplayNames("fr", { type: "region", fallback: "none" });

/** «Belgique» → «BE» (ISO 3166-1); a code no longer in use counts as the one that replaced it. */
const countryCodes = new Map(
  letters.flatMap((first) =>
    letters.map((second) => {
      const { region = "" } = new Intl.Locale(`und-${first}${second}`);
      return [frenchNames.of(region), region] as const;
    }),
  ),
);

/** Splits «12 rue des Lilas, 76000 Rouen, France» into fields; any other format becomes the street address unchanged. */
function postalAddress(address: string): PostalAddress {
  const [, local = "", name] = /^(.+), ([^,]+)$/.exec(address) ?? [];
  const addressCountry = countryCodes.get(name);
  const [, street, code, town] =
    /^(.+), ((?:[A-Z]{1,2}-)?\d{4,5}(?: [A-Z]{2})?) ([^,]+)$/.exec(addressCountry ? local : address) ?? [];
  const place = street && code && town && { streetAddress: street, postalCode: code, addressLocality: town };
  return { "@type": "PostalAddress", ...(place || { streetAddress: address }), addressCountry };
}

/** «900 € – 4500 €»: lowest and highest prices of the services. */
function priceRange(prices: SiteFacts["prices"]): string | undefined {
  const bounds = prices.flatMap(({ from, to }) => [from, to ?? from]);
  return bounds.length > 0 ? `${Math.min(...bounds)} € – ${Math.max(...bounds)} €` : undefined;
}

/** Fields that identify the business, wherever it is named. */
const identity = ({ siteUrl, name }: SiteFacts) => ({
  name,
  url: `${siteUrl}/`,
  logo: `${siteUrl}/icons/icon-512.png`,
});

const provider = ({ siteUrl, provider: name }: SiteFacts) =>
  ({ "@type": "Person", name, url: siteUrl + homeBand("apropos") }) as const;

/** The business; `JSON.stringify` leaves out undefined fields. */
const business = (site: SiteFacts): ProfessionalService => ({
  "@type": "ProfessionalService",
  ...identity(site),
  legalName: site.legal.company,
  description: site.description,
  image: site.siteUrl + paths.siteShareImage,
  email: site.contact.to,
  telephone: site.contact.phone ?? undefined,
  priceRange: priceRange(site.prices),
  address: postalAddress(site.legal.address),
  areaServed: site.area ? { "@type": "Country", name: site.area } : undefined,
  founder: provider(site),
  sameAs: site.links.profile ?? undefined,
});

const website = ({ siteUrl, name }: SiteFacts): WebSite => ({ "@type": "WebSite", name, url: `${siteUrl}/` });

function breadcrumb({ siteUrl }: SiteFacts, { path, title, parent }: Page): BreadcrumbList {
  const steps = [{ title: "Accueil", path: paths.home }, ...(parent ? [parent] : []), { title, path }];
  return {
    "@type": "BreadcrumbList",
    itemListElement: steps.map((step, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: step.title,
      item: siteUrl + step.path,
    })),
  };
}

const offset = new Intl.DateTimeFormat("en", { timeZone: "Europe/Paris", timeZoneName: "longOffset" });

/**
 * The start of a day in France: «2026-01-05» → «2026-01-05T00:00:00+01:00». Without a time zone, each
 * search engine would use its own.
 */
function startOfDay(day: string): string {
  // «GMT+01:00»; clocks change at 1 o'clock UTC, after midnight in France.
  const zone = offset.formatToParts(new Date(`${day}T00:00:00Z`)).find(({ type }) => type === "timeZoneName");
  return `${day}T00:00:00${zone?.value.replace("GMT", "") ?? ""}`;
}

function blogPosting(site: SiteFacts, article: NonNullable<Page["article"]>): BlogPosting {
  const { path, title, date, updated, author } = article;
  return {
    "@type": "BlogPosting",
    headline: title,
    image: site.siteUrl + paths.shareImage(path),
    datePublished: startOfDay(date),
    dateModified: startOfDay(updated ?? date),
    author: author ? { "@type": "Person", name: author, url: `${site.siteUrl}/` } : provider(site),
    publisher: { "@type": "Organization", ...identity(site) },
  };
}

/**
 * The structured data of a page, as a JSON-LD script element: only what a search engine acts on
 * (docs/decisions/2026-11-24-ce-que-lit-un-moteur.md).
 */
export function structuredData(site: SiteFacts, page: Page): string {
  const nodes =
    page.path === paths.home
      ? [business(site), website(site)]
      : [breadcrumb(site, page), ...(page.article ? [blogPosting(site, page.article)] : [])];
  // Escapes «<», so that no text can close the script element.
  const json = JSON.stringify({ "@context": "https://schema.org", "@graph": nodes }).replaceAll(
    "<",
    String.raw`\u003c`,
  );
  return `<script type="application/ld+json">${json}</script>`;
}
