import { graphql, type PageProps } from "gatsby";
import { Metadata } from "../layout/Metadata/Metadata";
import { useSite } from "../layout/useSite";
import { Notice } from "../sections/Notice/Notice";

/** /merci: where the contact form leads without JavaScript (docs/contrat.md, «Formulaire de contact»). */
export default function ThanksPage({ data }: PageProps<Queries.ThanksPageQuery>) {
  const { pageTexts } = data;
  const { links } = useSite();
  if (!pageTexts) throw new Error("data/pages.json has no entry «merci»");
  const { head, title, keywords, heading, lead } = pageTexts;
  return (
    <main id="contenu">
      <Metadata head={head} title={title} keywords={keywords} />
      <Notice heading={heading} lead={lead} booking={links.booking} />
    </main>
  );
}

export const query = graphql`
  query ThanksPage {
    pageTexts(key: { eq: "merci" }) {
      ...PageTextsFields
    }
  }
`;
