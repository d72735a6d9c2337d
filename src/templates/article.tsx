import { graphql, type PageProps } from "gatsby";
import { Metadata } from "../layout/Metadata/Metadata";
import { ProseBody } from "./ProseBody/ProseBody";
import { useSite } from "../layout/useSite";
import { relatedArticles } from "./article-fragments";
import { paths } from "../shared/paths";
import { ArticlePage, type Neighbours } from "../sections/ArticlePage/ArticlePage";

/** `related`: slugs. */
type Context = Pick<Neighbours, "previous" | "next"> & { id: string; related: readonly string[] };

/** The page of an article (an MDX file of content/articles). */
export default function ArticleTemplate({ data, pageContext }: PageProps<Queries.ArticlePageQuery, Context>) {
  const { name, provider, tagline, links, has } = useSite();
  const { article, homeTexts, related } = data;
  if (!article) throw new Error("The article is gone from the data");
  const { cover, prose, ...facts } = article;
  const author = article.author
    ? { name: article.author, about: `Pour ${name}, le site de ${provider}. ${tagline}.` }
    : {
        name: provider,
        about: `${tagline}. ${name}.`,
        portrait: homeTexts?.about.portrait?.image.childImageSharp?.gatsbyImageData,
        ...(links.profile && links.profileLabel && { profile: { href: links.profile, label: links.profileLabel } }),
      };
  return (
    <main id="contenu">
      <Metadata
        head={article.head}
        title={article.title}
        keywords={article.keywords}
        path={article.path}
        hasVersions
        article={{ published: article.date, modified: article.updated }}
      />
      <ArticlePage
        article={{ ...facts, cover: cover.childImageSharp?.gatsbyImageData }}
        author={author}
        hasBlog={has(paths.blog)}
        neighbours={{ ...pageContext, related: relatedArticles(related.nodes, pageContext.related) }}
      >
        <ProseBody html={prose.html} />
      </ArticlePage>
    </main>
  );
}

export const query = graphql`
  query ArticlePage($id: String!, $related: [String!]!) {
    related: allArticle(filter: { slug: { in: $related } }, sort: { slug: ASC }) {
      nodes {
        ...RelatedArticle
      }
    }
    homeTexts {
      about {
        portrait {
          image {
            childImageSharp {
              gatsbyImageData(width: 144, formats: [WEBP], placeholder: DOMINANT_COLOR, breakpoints: [288])
            }
          }
        }
      }
    }
    article(id: { eq: $id }) {
      head {
        title
        description
      }
      path
      title
      keywords
      date
      updated
      changes
      category
      minutes
      intro
      author
      notice
      downloads {
        offered {
          ...DownloadOfferFields
        }
      }
      cta {
        title
        text
        label
      }
      prose {
        html
      }
      ...ArticleCover
    }
  }
`;
