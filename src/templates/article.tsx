import { graphql, type PageProps } from "gatsby";
import { Metadata } from "../layout/Metadata/Metadata";
import { ProseBody } from "../layout/ProseBody/ProseBody";
import { useSite } from "../layout/use-site";
import { ArticlePage } from "../sections/ArticlePage/ArticlePage";

type Context = { id: string; body: string };

/** One article an MDX file of content/articles. */
export default function ArticleTemplate({ data, pageContext }: PageProps<Queries.ArticlePageQuery, Context>) {
  const { provider } = useSite();
  const { article } = data;
  if (!article) throw new Error("The article is gone from the data");
  const { prose, cover, ...facts } = article;
  const author = article.author ?? provider;
  return (
    <main id="contenu">
      <Metadata
        title={article.title}
        description={article.description}
        keywords={article.keywords}
        path={`/blog/${article.slug}`}
        shareImage={article.slug}
        article={{ published: article.date, modified: article.updated, author }}
      />
      <ArticlePage
        article={{ ...facts, author, minutes: prose.minutes, cover: cover.childImageSharp?.gatsbyImageData }}
        headings={prose.headings}
      >
        <ProseBody source={pageContext.body} />
      </ArticlePage>
    </main>
  );
}

export const query = graphql`
  query ArticlePage($id: String!) {
    article(id: { eq: $id }) {
      slug
      title
      description
      keywords
      date
      updated
      category
      intro
      author
      notice
      cta {
        title
        text
        label
      }
      coverAlt
      cover {
        childImageSharp {
          gatsbyImageData(width: 1120, aspectRatio: 1.78, placeholder: DOMINANT_COLOR, breakpoints: [360, 720, 1120])
        }
      }
      prose {
        minutes
        headings {
          id
          depth
          text
        }
      }
    }
  }
`;
