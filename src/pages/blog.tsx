import { graphql, type PageProps } from "gatsby";
import { Metadata } from "../layout/Metadata/Metadata";
import { fromQuery } from "../shared/from-query";
import type { Question } from "../collections/questions";
import { BlogDownloads, BlogIndex, ContactInvitation } from "../sections/BlogIndex/BlogIndex";
import { Faq } from "../sections/Faq/Faq";

/** /blog: the listed articles, newest first, then downloads and questions. */
export default function BlogPage({ data }: PageProps<Queries.BlogPageQuery>) {
  const { pageTexts, allArticle, allBlogQuestion } = data;
  if (!pageTexts?.invitation || !pageTexts.questions) {
    throw new Error("data/pages.json has no entry «blog», or no invitation or questions in it");
  }
  const groups = allArticle.nodes.map(({ slug, title, downloads }) => ({ slug, title, downloads: downloads ?? [] }));
  const articles = allArticle.nodes.map(({ cover, ...article }) => ({
    ...article,
    cover: cover.childImageSharp?.gatsbyImageData,
  }));
  return (
    <main id="contenu">
      <Metadata {...pageTexts} />
      <BlogIndex
        heading={pageTexts.heading}
        lead={pageTexts.lead}
        articles={articles}
        invitation={pageTexts.invitation}
      />
      <BlogDownloads groups={groups.filter(({ downloads }) => downloads.length > 0)} />
      {allBlogQuestion.nodes.length > 0 && (
        <Faq texts={pageTexts.questions} items={fromQuery<Question[]>(allBlogQuestion.nodes)} />
      )}
      <ContactInvitation />
    </main>
  );
}

export const query = graphql`
  query BlogPage {
    pageTexts(key: { eq: "blog" }) {
      ...PageTextsFields
      invitation {
        title
        text
      }
      questions {
        title
        intro
      }
    }
    allArticle(filter: { listed: { ne: false } }, sort: [{ date: DESC }, { slug: ASC }]) {
      nodes {
        slug
        title
        excerpt
        category
        date
        updated
        minutes
        downloads {
          offered {
            ...DownloadOfferFields
          }
        }
        ...ArticleCover
      }
    }
    allBlogQuestion(sort: { position: ASC }) {
      nodes {
        key
        question
        answer
      }
    }
  }
`;
