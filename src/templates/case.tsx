import { graphql, type PageProps } from "gatsby";
import { Metadata } from "../layout/Metadata/Metadata";
import { CasePage } from "../sections/CasePage/CasePage";
import { relatedArticles } from "./article-fragments";
import { relatedCases } from "./case-fragments";

/** Slugs of the related pages (src/gatsby/pages/neighbours.ts). */
type Context = { cases: readonly string[]; articles: readonly string[] };

/** The page of a case (a JSON file of data/portfolio). */
export default function CaseTemplate({ data, pageContext }: PageProps<Queries.CasePageQuery, Context>) {
  const { portfolioCase, homeTexts, cases, articles } = data;
  if (!portfolioCase || !homeTexts) throw new Error("The case or data/home.json is gone from the data");
  const { head, path, slug, stack, price, image, ...facts } = portfolioCase;
  if (!image.childImageSharp) throw new Error(`data/portfolio/${slug}.json: the image could not be read`);
  const story = {
    ...facts,
    price: price?.text ?? null,
    measures: facts.measures ?? [],
    chapters: facts.chapters ?? [],
    image: image.childImageSharp.gatsbyImageData,
  };
  return (
    <main id="contenu">
      <Metadata head={head} title={facts.title} keywords={[facts.sector, ...stack]} path={path} hasVersions />
      <CasePage
        story={story}
        cases={relatedCases(cases.nodes, pageContext.cases)}
        articles={relatedArticles(articles.nodes, pageContext.articles)}
        invitation={homeTexts.caseInvitation}
      />
    </main>
  );
}

export const query = graphql`
  query CasePage($id: String!, $cases: [String!]!, $articles: [String!]!) {
    cases: allPortfolioCase(filter: { slug: { in: $cases } }, sort: { slug: ASC }) {
      nodes {
        ...RelatedCase
      }
    }
    articles: allArticle(filter: { slug: { in: $articles } }, sort: { slug: ASC }) {
      nodes {
        ...RelatedArticle
      }
    }
    homeTexts {
      caseInvitation {
        title
        text
        label
      }
    }
    portfolioCase(id: { eq: $id }) {
      head {
        title
        description
      }
      path
      ...CaseText
      chapters {
        title
        text
      }
      tools {
        name
        anchor
      }
      hosting
      year
      account {
        outcome {
          label
          value
        }
        statement {
          label
          firstYear
          nextYears
        }
        notes
      }
      measures {
        after
        beforeText
      }
      testimonial {
        name
        company
        sector
        content
        rating
        date
      }
      image {
        childImageSharp {
          gatsbyImageData(
            width: 1152
            formats: [WEBP]
            placeholder: DOMINANT_COLOR
            breakpoints: [400, 800, 1152, 1600, 2304]
            webpOptions: { quality: 80 }
          )
        }
      }
    }
  }
`;
