import { graphql, type PageProps } from "gatsby";
import { Metadata } from "../layout/Metadata/Metadata";
import { Notice } from "../sections/Notice/Notice";
import { Portfolio } from "../sections/Portfolio/Portfolio";
import { portfolioItems } from "../sections/Portfolio/portfolio-item";

/** The cases that the home page does not carry, once there are too many for it. */
export default function FurtherCasesTemplate({ data }: PageProps<Queries.FurtherCasesQuery>) {
  const { homeTexts, pageTexts, portfolio } = data;
  if (!homeTexts || !pageTexts) throw new Error("data/home.json or data/pages.json was not read");
  const { head, title, lead, path } = portfolio.furtherPage;
  return (
    <main id="contenu">
      <Metadata head={head} title={title} keywords={pageTexts.keywords} path={path} />
      <Notice heading={title} lead={lead} />
      <Portfolio texts={homeTexts.portfolio} items={portfolioItems(portfolio.further)} />
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
      furtherPage {
        head {
          title
          description
        }
        path
        title
        lead
      }
      further {
        ...CaseCard
      }
    }
  }
`;
