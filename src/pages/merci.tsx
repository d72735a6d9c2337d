import { graphql, type PageProps } from "gatsby";
import { Metadata } from "../layout/Metadata/Metadata";
import { useSite } from "../layout/useSite";
import { Thanks } from "../sections/Thanks/Thanks";
import { relatedCases } from "../templates/related-fragments";

/** /merci: confirmation of the contact form without JavaScript (docs/contrat.md, «Formulaire de contact»). */
export default function ThanksPage({ data }: PageProps<Queries.ThanksPageQuery>) {
  const { pageTexts, allPortfolioCase } = data;
  const { links } = useSite();
  if (!pageTexts) throw new Error("data/pages.json has no entry «merci»");
  const { head, path, title, keywords, heading, lead } = pageTexts;
  return (
    <main id="contenu">
      <Metadata head={head} title={title} keywords={keywords} path={path} />
      <Thanks heading={heading} lead={lead} booking={links.booking} cases={relatedCases(allPortfolioCase.nodes)} />
    </main>
  );
}

export const query = graphql`
  query ThanksPage {
    pageTexts(key: { eq: "merci" }) {
      ...PageTextsFields
    }
    allPortfolioCase(sort: [{ order: ASC }, { slug: ASC }], limit: 2) {
      nodes {
        ...RelatedCase
      }
    }
  }
`;
