const google = "https://developers.google.com/search/docs/appearance";

/**
 * Properties that search engines require (first) and recommend for each type, with their source. Left out: opening
 * hours, coordinates, telephone and prices, which the data may not have; reviews and ratings, which check-graphs.ts
 * refuses. For types that Google does not document, the source is schema.org.
 */
export const wantedProperties: readonly { type: string; source: string; wanted: readonly string[] }[] = [
  {
    type: "ProfessionalService",
    source: `${google}/structured-data/local-business and ${google}/structured-data/organization`,
    wanted: [
      ...["name", "address", "url", "image", "logo", "description", "legalName", "email", "sameAs", "contactPoint"],
      ...["areaServed", "knowsLanguage"],
    ],
  },
  {
    type: "PostalAddress",
    source: `${google}/structured-data/local-business`,
    wanted: ["streetAddress", "addressCountry"],
  },
  {
    type: "ContactPoint",
    source: `${google}/structured-data/organization`,
    wanted: ["contactType", "email", "availableLanguage"],
  },
  { type: "Offer", source: "https://schema.org/Offer", wanted: ["name", "url", "priceSpecification"] },
  {
    type: "PriceSpecification",
    source: "https://schema.org/PriceSpecification",
    wanted: ["minPrice", "priceCurrency"],
  },
  { type: "Person", source: `${google}/structured-data/article#author-bp`, wanted: ["name", "url"] },
  { type: "WebSite", source: `${google}/site-names`, wanted: ["name", "url", "inLanguage", "publisher"] },
  {
    type: "WebPage",
    source: "https://schema.org/WebPage",
    wanted: ["name", "url", "description", "inLanguage", "isPartOf", "primaryImageOfPage"],
  },
  {
    type: "ImageObject",
    source: `${google}/structured-data/image-license-metadata`,
    wanted: ["contentUrl", "creator", "width", "height"],
  },
  { type: "BreadcrumbList", source: `${google}/structured-data/breadcrumb`, wanted: ["itemListElement"] },
  { type: "ListItem", source: `${google}/structured-data/breadcrumb`, wanted: ["position", "name", "item"] },
  { type: "Blog", source: "https://schema.org/Blog", wanted: ["name", "url", "publisher"] },
  {
    type: "BlogPosting",
    source: `${google}/structured-data/article`,
    wanted: [
      ...["headline", "image", "datePublished", "dateModified", "author", "publisher", "articleSection", "keywords"],
      ...["wordCount", "inLanguage", "mainEntityOfPage"],
    ],
  },
  { type: "FAQPage", source: `${google}/structured-data/faqpage`, wanted: ["mainEntity"] },
  { type: "Question", source: `${google}/structured-data/faqpage`, wanted: ["name", "acceptedAnswer"] },
  { type: "Answer", source: `${google}/structured-data/faqpage`, wanted: ["text"] },
  { type: "Service", source: "https://schema.org/Service", wanted: ["name", "serviceType", "description", "provider"] },
  {
    type: "CreativeWork",
    source: "https://schema.org/CreativeWork",
    wanted: ["name", "description", "image", "creator", "url"],
  },
];
