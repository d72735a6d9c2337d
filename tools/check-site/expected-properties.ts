const google = "https://developers.google.com/search/docs/appearance";

/**
 * Properties that search engines require (first) and recommend for each type, with their source. Left out: opening
 * hours, coordinates, telephone and prices, which the data may not have; reviews and ratings, which check-graphs.ts
 * refuses. For types that Google does not document, the source is schema.org.
 */
export const expectedProperties: readonly { type: string; source: string; expected: readonly string[] }[] = [
  {
    type: "ProfessionalService",
    source: `${google}/structured-data/local-business and ${google}/structured-data/organization`,
    expected: [
      ...["name", "address", "url", "image", "logo", "description", "legalName", "email", "sameAs", "contactPoint"],
      ...["areaServed", "knowsLanguage"],
    ],
  },
  {
    type: "PostalAddress",
    source: `${google}/structured-data/local-business`,
    expected: ["streetAddress", "addressCountry"],
  },
  {
    type: "ContactPoint",
    source: `${google}/structured-data/organization`,
    expected: ["contactType", "email", "availableLanguage"],
  },
  { type: "Offer", source: "https://schema.org/Offer", expected: ["name", "url", "priceSpecification"] },
  {
    type: "PriceSpecification",
    source: "https://schema.org/PriceSpecification",
    expected: ["minPrice", "priceCurrency"],
  },
  { type: "Person", source: `${google}/structured-data/article#author-bp`, expected: ["name", "url"] },
  { type: "WebSite", source: `${google}/site-names`, expected: ["name", "url", "inLanguage", "publisher"] },
  {
    type: "WebPage",
    source: "https://schema.org/WebPage",
    expected: ["name", "url", "description", "inLanguage", "isPartOf", "primaryImageOfPage"],
  },
  {
    type: "ImageObject",
    source: `${google}/structured-data/image-license-metadata`,
    expected: ["contentUrl", "creator", "width", "height"],
  },
  { type: "BreadcrumbList", source: `${google}/structured-data/breadcrumb`, expected: ["itemListElement"] },
  { type: "ListItem", source: `${google}/structured-data/breadcrumb`, expected: ["position", "name", "item"] },
  { type: "Blog", source: "https://schema.org/Blog", expected: ["name", "url", "publisher"] },
  {
    type: "BlogPosting",
    source: `${google}/structured-data/article`,
    expected: [
      ...["headline", "image", "datePublished", "dateModified", "author", "publisher", "articleSection", "keywords"],
      ...["wordCount", "inLanguage", "mainEntityOfPage"],
    ],
  },
  { type: "FAQPage", source: `${google}/structured-data/faqpage`, expected: ["mainEntity"] },
  { type: "Question", source: `${google}/structured-data/faqpage`, expected: ["name", "acceptedAnswer"] },
  { type: "Answer", source: `${google}/structured-data/faqpage`, expected: ["text"] },
  {
    type: "Service",
    source: "https://schema.org/Service",
    expected: ["name", "serviceType", "description", "provider"],
  },
  {
    type: "CreativeWork",
    source: "https://schema.org/CreativeWork",
    expected: ["name", "description", "image", "creator", "url"],
  },
];
