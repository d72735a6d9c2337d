import type { Blog, BlogPosting, CreativeWork, FAQPage, Person, Service } from "schema-dts";
import type { ArticleFacts, CaseFacts, Question, SiteFacts } from "./facts";
import { ids, ref } from "./ids";

/** The blog, which every article refers to. */
export function blogNode({ siteUrl, name }: SiteFacts, articles: readonly ArticleFacts[] = []): Blog {
  const id = ids(siteUrl);
  return {
    "@type": "Blog",
    "@id": id.blog,
    url: `${siteUrl}/blog`,
    name: `${name}, le blog`,
    inLanguage: "fr",
    publisher: ref(id.business),
    ...(articles.length > 0 && { blogPost: articles.map(({ slug }) => ref(id.article(slug))) }),
  };
}

/** An article and its author, unless it is the provider. */
export function articleNodes({ siteUrl }: SiteFacts, article: ArticleFacts): (BlogPosting | Person)[] {
  const id = ids(siteUrl);
  const { slug, title, category, keywords, date, updated, author, words, minutes } = article;
  const address = `${siteUrl}/blog/${slug}`;
  return [
    {
      "@type": "BlogPosting",
      "@id": id.article(slug),
      url: address,
      headline: title,
      image: `${siteUrl}/share/${slug}.png`,
      datePublished: date,
      dateModified: updated ?? date,
      author: ref(author ? id.author(slug) : id.person),
      publisher: ref(id.business),
      isPartOf: ref(id.blog),
      mainEntityOfPage: address,
      articleSection: category,
      keywords: [...keywords],
      wordCount: words,
      timeRequired: `PT${minutes}M`,
      inLanguage: "fr",
    },
    ...(author ? [{ "@type": "Person" as const, "@id": id.author(slug), name: author, url: `${siteUrl}/` }] : []),
  ];
}

/** The questions of a page. */
export function questionsNode({ siteUrl }: SiteFacts, path: string, questions: readonly Question[]): FAQPage {
  const id = ids(siteUrl);
  return {
    "@type": "FAQPage",
    "@id": id.questions(path),
    isPartOf: ref(id.page(path)),
    inLanguage: "fr",
    mainEntity: questions.map(({ key, question, answer }) => ({
      "@type": "Question",
      "@id": `${siteUrl}${path}#faq-${key}`,
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}

/** The services; their prices are offers of the business (identity.ts). */
export function serviceNodes({ siteUrl, area, services }: SiteFacts): Service[] {
  const id = ids(siteUrl);
  return services.map(({ title, description, price }, rank) => ({
    "@type": "Service",
    "@id": id.service(rank),
    name: title,
    serviceType: title,
    description,
    url: `${siteUrl}/#services`,
    provider: ref(id.business),
    ...(area && { areaServed: { "@type": "Country", name: area } }),
    ...(price && { offers: ref(id.offer(rank)) }),
  }));
}

/**
 * A case, as a creative work. The client's testimonial is not published as a review: search engines
 * reject reviews that a business publishes about itself, and some are samples.
 */
export function workNode({ siteUrl }: SiteFacts, facts: CaseFacts): CreativeWork {
  const id = ids(siteUrl);
  const { slug, title, client, sector, problem, approach, stack, year, updated } = facts;
  const address = `${siteUrl}/realisations/${slug}`;
  return {
    "@type": "CreativeWork",
    "@id": id.work(slug),
    url: address,
    name: title,
    headline: title,
    description: problem,
    abstract: approach,
    genre: sector,
    audience: { "@type": "Audience", audienceType: client },
    keywords: [...stack],
    image: `${siteUrl}/share/realisation-${slug}.png`,
    creator: ref(id.person),
    provider: ref(id.business),
    mainEntityOfPage: address,
    inLanguage: "fr",
    ...(year && { dateCreated: String(year) }),
    ...(updated && { dateModified: updated }),
  };
}
