import { Helmet } from "react-helmet";
import { useSite } from "../useSite";

type Props = {
  title: string;
  description: string;
  keywords: readonly string[];
  /** Canonical path, without trailing slash; omitted for pages that must not be indexed. */
  path?: string;
  /** Name of the picture in /share/, without its extension. */
  shareImage?: string;
  article?: { published: string; modified: string | null | undefined; author: string };
};

/** The head of a page: title, description, keywords, canonical address, share tags. */
export function Metadata({ title, description, keywords, path, shareImage = "site", article }: Props) {
  const { name, siteUrl } = useSite();
  const address = path === undefined ? undefined : siteUrl + (path === "/" ? "/" : path);
  const image = `${siteUrl}/share/${shareImage}.png`;
  return (
    <Helmet>
      <html lang="fr" />
      <title>{`${title} | ${name}`}</title>
      <meta name="description" content={description} />
      <meta name="keywords" content={keywords.join(", ")} />
      {address ? <link rel="canonical" href={address} /> : <meta name="robots" content="noindex" />}
      <meta property="og:type" content={article ? "article" : "website"} />
      <meta property="og:locale" content="fr_FR" />
      <meta property="og:site_name" content={name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {address && <meta property="og:url" content={address} />}
      <meta property="og:image" content={image} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={title} />
      <meta name="twitter:card" content="summary_large_image" />
      {article && <meta property="article:published_time" content={article.published} />}
      {article?.modified && <meta property="article:modified_time" content={article.modified} />}
      {article && (
        <script type="application/ld+json">
          {JSON.stringify({
            "@context": "https://schema.org",
            "@type": "BlogPosting",
            headline: title,
            description,
            image,
            datePublished: article.published,
            dateModified: article.modified ?? article.published,
            author: { "@type": "Person", name: article.author },
            mainEntityOfPage: address,
            inLanguage: "fr",
          })}
        </script>
      )}
    </Helmet>
  );
}
