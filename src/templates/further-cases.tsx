import { graphql, type PageProps } from "gatsby";
import { Metadata } from "../layout/Metadata/Metadata";
import { useSite } from "../layout/useSite";
import { Notice } from "../sections/Notice/Notice";
import { Portfolio } from "../sections/Portfolio/Portfolio";
import { portfolioItems } from "../sections/Portfolio/portfolio-item";

/** The cases that the home page does not carry, once there are too many for it. */
export default function FurtherCasesTemplate({ data }: PageProps<Queries.FurtherCasesQuery>) {
  const { name } = useSite();
  const { homeTexts, pageTexts, portfolio } = data;
  if (!homeTexts || !pageTexts) throw new Error("data/home.json or data/pages.json was not read");
  const items = portfolioItems(portfolio.further);
  const title = "Autres réalisations";
  const lead = `${items.length} de plus que sur la page d’accueil.`;
  return (
    <main id="contenu">
      <Metadata
        head={{ title: `${title} | ${name}`, description: `${title}\u00a0: ${lead}` }}
        title={title}
        keywords={pageTexts.keywords}
        path={portfolio.furtherPath}
      />
      <Notice heading={title} lead={lead} />
      <Portfolio texts={homeTexts.portfolio} items={items} />
    </main>
  );
}

export const query = graphql`
  query FurtherCases {
    homeTexts {
      portfolio {
        title
        intro
        contactLabel
      }
    }
    pageTexts(key: { eq: "accueil" }) {
      keywords
    }
    portfolio {
      furtherPath
      further {
        ...CaseCard
      }
    }
  }
`;
