/** The `@id` of each shared node, defined in one place so that references match. */
export const ids = (siteUrl: string) => ({
  business: `${siteUrl}/#entreprise`,
  person: `${siteUrl}/#personne`,
  website: `${siteUrl}/#site`,
  blog: `${siteUrl}/blog#blog`,
  page: (path: string) => `${siteUrl}${path}#page`,
  breadcrumb: (path: string) => `${siteUrl}${path}#fil`,
  picture: (path: string) => `${siteUrl}${path}#image`,
  questions: (path: string) => `${siteUrl}${path}#questions`,
  article: (slug: string) => `${siteUrl}/blog/${slug}#article`,
  author: (slug: string) => `${siteUrl}/blog/${slug}#auteur`,
  work: (slug: string) => `${siteUrl}/realisations/${slug}#realisation`,
  service: (rank: number) => `${siteUrl}/#service-${rank + 1}`,
  offer: (rank: number) => `${siteUrl}/#offre-${rank + 1}`,
});

/** A reference to another node. */
export const ref = (id: string) => ({ "@id": id });
