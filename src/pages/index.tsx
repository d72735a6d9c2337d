import { graphql, type PageProps } from "gatsby";
import { Metadata } from "../layout/Metadata/Metadata";
import { useSite } from "../layout/useSite";
import { fromQuery } from "../shared/from-query";
import { type HomeAnchor, homeAnchors, homeBand, paths } from "../shared/paths";
import { alternate, Backgrounds } from "../components/Section/Section";
import type { MethodStep } from "../collections/method";
import type { Question } from "../collections/questions";
import type { TechTile } from "../collections/tech-strip";
import type { Home } from "../collections/home";
import { About } from "../sections/About/About";
import { portraitOf } from "../templates/page-fragments";
import { Contact } from "../sections/Contact/Contact";
import { Faq } from "../sections/Faq/Faq";
import { Hero } from "../sections/Hero/Hero";
import { Method } from "../sections/Method/Method";
import { findCaseProof, Portfolio, portfolioItems, tradeItems } from "../sections/Portfolio/Portfolio";
import { Services, type ServiceItem } from "../sections/Services/Services";
import { Showcase, type ShowcaseItem } from "../sections/Showcase/Showcase";
import type { TaskRates } from "../sections/TaskCost/TaskCostForm";
import { TaskCost } from "../sections/TaskCost/TaskCost";
import { TechStrip } from "../sections/TechStrip/TechStrip";
import { Testimonials } from "../sections/Testimonials/Testimonials";
import { Trades } from "../sections/Trades/Trades";

/** Whether a section takes part in the alternating backgrounds: neither the hero nor the wrapper of the cases does. */
const isBand = (anchor: HomeAnchor): boolean => anchor !== "accueil" && anchor !== "realisations";

/** /: a single page of nine sections, each with an anchor, in the order of docs/contrat.md, «Dans la page». */
export default function HomePage({ data }: PageProps<Queries.HomePageQuery>) {
  const { pageTexts, homeTexts, siteIdentity } = data;
  const { links, provider, contact: telephone, has } = useSite();
  if (!pageTexts || !homeTexts || !siteIdentity)
    throw new Error("data/home.json, data/site.json or the entry «accueil» of data/pages.json was not read");
  const { hero: queriedHero, trades: queriedTrades, ...bands } = homeTexts;
  const { statistics, story, ...hero } = queriedHero;
  const { portrait: queriedPortrait, ...about } = bands.about;
  const { contact, legal } = siteIdentity;
  const direct = { email: contact.to, phone: contact.phone ?? legal.phone ?? undefined };
  const portrait = portraitOf(queriedPortrait);
  const texts = fromQuery<Omit<Home, "hero" | "trades" | "caseInvitation" | "sample" | "sampleFields">>({
    ...bands,
    about,
  });
  const shows = (anchor: HomeAnchor): boolean => has(homeBand(anchor));
  const backgrounds = alternate(
    homeAnchors.filter((anchor) => isBand(anchor) && shows(anchor)),
    "temoignages",
  );
  const cases = portfolioItems(data.allPortfolioCase.nodes);
  const trades = tradeItems(queriedTrades?.choices ?? [], cases);
  const { calculator } = texts.services;
  const rates = siteIdentity.payBack && fromQuery<TaskRates>(siteIdentity.payBack);
  return (
    <main id="contenu">
      <Metadata {...pageTexts} />
      <Hero
        texts={fromQuery<Omit<Home["hero"], "statistics" | "story">>(hero)}
        statistics={(statistics ?? []).map((one) => ({ ...one, href: has(one.href) ? one.href : null }))}
        story={story?.case && { ...story, case: story.case.slug }}
        hasServices={shows("services")}
        provider={provider}
        portrait={portrait?.image}
        booking={links.booking}
      >
        {queriedTrades && trades.length > 0 && <Trades title={queriedTrades.title} items={trades} />}
      </Hero>
      <Backgrounds.Provider value={backgrounds}>
        {shows("services") && (
          <Services texts={texts.services} items={fromQuery<ServiceItem[]>(data.allService.nodes)}>
            {calculator && rates && <TaskCost texts={calculator} rates={rates} />}
          </Services>
        )}
        {shows("stack") && (
          <TechStrip
            texts={texts.stack}
            items={fromQuery<TechTile[]>(data.allTechTile.nodes)}
            hasPage={has(paths.stack)}
          />
        )}
        {shows("methode") && <Method texts={texts.method} items={fromQuery<MethodStep[]>(data.allMethodStep.nodes)} />}
        {shows("realisations") && (
          <section id="realisations" className="anchored" aria-label="Réalisations">
            {shows("vitrine") && (
              <Showcase
                texts={texts.showcase}
                items={fromQuery<ShowcaseItem[]>(data.allShowcaseProject.nodes)}
                hasCases={shows("portfolio")}
              />
            )}
            {shows("portfolio") && <Portfolio texts={texts.portfolio} items={cases} />}
          </section>
        )}
        <About texts={texts.about} portrait={portrait} />
        {shows("temoignages") && (
          <Testimonials
            texts={texts.testimonials}
            items={data.allTestimonial.nodes.map((one) => ({ ...one, proof: findCaseProof(cases, one.case?.slug) }))}
          />
        )}
        {shows("faq") && <Faq texts={texts.faq} items={fromQuery<Question[]>(data.allHomeQuestion.nodes)} />}
        <Contact texts={texts.contact} links={links} direct={direct} telephone={telephone} />
      </Backgrounds.Provider>
    </main>
  );
}

export const query = graphql`
  query HomePage {
    pageTexts(key: { eq: "accueil" }) {
      ...PageTextsFields
    }
    homeTexts {
      hero {
        ...HeroTexts
      }
      ...OfferTexts
      stack {
        title
        intro
        linkLabel
      }
      method {
        title
        intro
        after {
          title
          terms {
            title
            text
          }
        }
      }
      showcase {
        title
        intro
        closing
        casesLabel
        contactLabel
      }
      portfolio {
        title
        intro
        contactLabel
      }
      about {
        ...AboutTexts
      }
      testimonials {
        title
        intro
      }
      faq {
        title
        intro
      }
      contact {
        title
        intro
        formTitle
        callTitle
        callText
        profileText
        answer
      }
    }
    allService(sort: { position: ASC }) {
      nodes {
        icon
        title
        description
        features
        price {
          text
        }
        priceFor
        color
        page {
          path
        }
      }
    }
    allTechTile(sort: { position: ASC }) {
      nodes {
        name
        logoUrl
        emoji
        color
      }
    }
    allMethodStep(sort: { position: ASC }) {
      nodes {
        icon
        title
        description
        color
      }
    }
    allShowcaseProject(sort: { position: ASC }) {
      nodes {
        ...ShowcaseCard
      }
    }
    allPortfolioCase(sort: [{ order: ASC }, { slug: ASC }]) {
      nodes {
        ...CaseCard
      }
    }
    allTestimonial(sort: { position: ASC }) {
      nodes {
        name
        company
        sector
        content
        rating
        date
        case {
          slug
        }
      }
    }
    allHomeQuestion(sort: { position: ASC }) {
      nodes {
        key
        question
        answer
      }
    }
    siteIdentity {
      contact {
        to
        phone
      }
      legal {
        phone
      }
      ...RatesOfPayBack
    }
  }
`;
