import { Helmet } from "react-helmet";
import { isIndexed, markdownVersion, paths } from "../../shared/paths";
import { useSite } from "../useSite";

type Props = {
  /** For `<title>` and search results (src/gatsby/schema/page-resolvers.ts). */
  head: { title: string; description: string };
  /** For link previews: full, without the site's name. */
  title: string;
  keywords: readonly string[];
  /** Without trailing slash: canonical, unless search engines must not list the page. */
  path: string;
  /** Whether the build makes the page a share image and a Markdown version (src/gatsby/publish/). */
  hasVersions?: boolean;
  /** Dates of an article, «AAAA-MM-JJ». */
  article?: { published: string; modified: string | null };
};

function HeadTags({ head, title, keywords, path, hasVersions, article }: Props) {
  const { name, siteUrl } = useSite();
  const address = isIndexed(path) ? siteUrl + path : undefined;
  const image = siteUrl + (hasVersions ? paths.shareImage(path) : paths.siteShareImage);
  return (
    <Helmet>
      <title>{head.title}</title>
      <meta name="description" content={head.description} />
      <meta name="keywords" content={keywords.join(", ")} />
      {address ? <link rel="canonical" href={address} /> : <meta name="robots" content="noindex" />}
      {address && hasVersions && <link rel="alternate" type="text/markdown" href={markdownVersion(address)} />}
      <meta property="og:type" content={article ? "article" : "website"} />
      <meta property="og:locale" content="fr_FR" />
      <meta property="og:site_name" content={name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={head.description} />
      {address && <meta property="og:url" content={address} />}
      <meta property="og:image" content={image} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={title} />
      <meta name="twitter:card" content="summary_large_image" />
      {article && <meta property="article:published_time" content={article.published} />}
      {article?.modified && <meta property="article:modified_time" content={article.modified} />}
    </Helmet>
  );
}

/**
 * The head of a page: title, description, keywords, canonical URL, Open Graph tags. In the browser the build's is there, and
 * a link asks for another document: its bundle has no Helmet.
 */
export const Metadata = process.env.BUILD_STAGE === "build-javascript" ? () => null : HeadTags;
