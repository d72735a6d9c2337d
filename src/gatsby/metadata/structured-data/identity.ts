import type { Offer, Person, PostalAddress, ProfessionalService, WebSite } from "schema-dts";
import type { SiteFacts } from "./facts";
import { ids, ref } from "./ids";

/** Splits «12 rue des Lilas, 69000 Lyon, France» into fields; any other format is kept whole. */
function postalAddress(address: string): PostalAddress {
  const [, street, code, town] = /^(.+), (\d{5}) ([^,]+), France$/.exec(address) ?? [];
  if (!street || !code || !town) return { "@type": "PostalAddress", streetAddress: address, addressCountry: "FR" };
  return {
    "@type": "PostalAddress",
    streetAddress: street,
    postalCode: code,
    addressLocality: town,
    addressCountry: "FR",
  };
}

/** «900 € – 4500 €»: lowest and highest prices of the services. */
function priceRange(services: SiteFacts["services"]): string | undefined {
  const prices = services.flatMap(({ price }) => (price ? [price.from, price.to ?? price.from] : []));
  return prices.length > 0 ? `${Math.min(...prices)} € – ${Math.max(...prices)} €` : undefined;
}

/** An offer for each service that has a price. */
const offers = ({ siteUrl, services }: SiteFacts): Offer[] =>
  services.flatMap(({ title, price }, rank) =>
    price
      ? {
          "@type": "Offer",
          "@id": ids(siteUrl).offer(rank),
          name: title,
          url: `${siteUrl}/#services`,
          priceSpecification: {
            "@type": "PriceSpecification",
            minPrice: price.from,
            ...(price.to && { maxPrice: price.to }),
            priceCurrency: "EUR",
            valueAddedTaxIncluded: false,
          },
        }
      : [],
  );

/** The business that offers the services. */
export function businessNode(site: SiteFacts): ProfessionalService {
  const id = ids(site.siteUrl);
  const { phone } = site.contact;
  const range = priceRange(site.services);
  return {
    "@type": "ProfessionalService",
    "@id": id.business,
    name: site.name,
    legalName: site.legal.company,
    description: site.description,
    slogan: site.tagline,
    url: `${site.siteUrl}/`,
    image: `${site.siteUrl}/share/site.png`,
    logo: `${site.siteUrl}/icons/icon-512.png`,
    email: site.contact.to,
    ...(phone && { telephone: phone }),
    ...(range && { priceRange: range, makesOffer: offers(site) }),
    address: postalAddress(site.legal.address),
    ...(site.area && { areaServed: { "@type": "Country", name: site.area } }),
    knowsLanguage: "fr",
    founder: ref(id.person),
    sameAs: [site.links.profile],
    contactPoint: {
      "@type": "ContactPoint",
      contactType: "sales",
      url: `${site.siteUrl}/#contact`,
      email: site.contact.to,
      ...(phone && { telephone: phone }),
      availableLanguage: "fr",
    },
  };
}

/** The provider, who writes the articles. */
export function personNode(site: SiteFacts): Person {
  const id = ids(site.siteUrl);
  return {
    "@type": "Person",
    "@id": id.person,
    name: site.provider,
    jobTitle: site.tagline,
    url: `${site.siteUrl}/#apropos`,
    knowsLanguage: "fr",
    worksFor: ref(id.business),
    sameAs: [site.links.profile],
  };
}

/** The website. */
export function websiteNode(site: SiteFacts): WebSite {
  const id = ids(site.siteUrl);
  return {
    "@type": "WebSite",
    "@id": id.website,
    url: `${site.siteUrl}/`,
    name: site.name,
    description: site.description,
    inLanguage: "fr",
    publisher: ref(id.business),
  };
}
