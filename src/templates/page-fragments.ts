import { graphql } from "gatsby";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import type { Portrait } from "../sections/About/About";

/** What each page of src/pages takes of data/pages.json. */
export const pageTextsFields = graphql`
  fragment PageTextsFields on PageTexts {
    head {
      title
      description
    }
    path
    title
    keywords
    heading
    lead
  }
`;

/** What the top of the home page shows. */
export const heroTexts = graphql`
  fragment HeroTexts on HomeTextsHero {
    badge
    title
    highlight
    lead
    contactLabel
    servicesLabel
    town
    bookingLabel
    statistics {
      value
      label
      href
    }
    story {
      case {
        slug
      }
      label
      alt
      request {
        title
        first
        second
      }
      register {
        title
        first
        second
        added
      }
      draft {
        title
        text
      }
      reply {
        title
        first
        second
      }
    }
  }
`;

/** What the home page says of trades and services. */
export const offerTexts = graphql`
  fragment OfferTexts on HomeTexts {
    trades {
      title
      choices {
        trade
        sentence
        case {
          slug
        }
      }
    }
    services {
      title
      intro
      calculator {
        title
        intro
        joinLabel
      }
    }
  }
`;

/** A project of the showcase, and the case to read after it. */
export const showcaseCard = graphql`
  fragment ShowcaseCard on ShowcaseProject {
    title
    sector
    description
    benefit
    result
    figure {
      before
      afterText
    }
    gain
    case {
      slug
      title
    }
    tools
    gradient {
      from
      to
    }
    icon
    persona
  }
`;

/** The rule by which the calculator says what a task costs, and whether the smallest project pays. */
export const ratesOfPayBack = graphql`
  fragment RatesOfPayBack on SiteIdentity {
    payBack {
      hourCost
      weeksPerYear
      dayPrice
      upkeepDays {
        from
        to
      }
      referent {
        firstWeeks
        firstHours
        thenHours
      }
      smallest {
        price
        subscriptions
      }
      limitMonths
    }
  }
`;

/** Who the provider is, on the home page. */
export const aboutTexts = graphql`
  fragment AboutTexts on HomeTextsAbout {
    title
    intro
    portrait {
      image {
        childImageSharp {
          gatsbyImageData(width: 320, formats: [WEBP], placeholder: DOMINANT_COLOR, breakpoints: [160, 320, 640])
        }
      }
      alt
      caption
    }
    paragraphs
    values {
      icon
      title
      description
    }
  }
`;

type Queried = {
  image: { childImageSharp: { gatsbyImageData: IGatsbyImageData } | null };
  alt: string;
  caption: string;
};

/** The provider's portrait, if the data has one that could be processed. */
export function portraitOf(queried: Queried | null): Portrait | undefined {
  const image = queried?.image.childImageSharp?.gatsbyImageData;
  return queried && image ? { image, alt: queried.alt, caption: queried.caption } : undefined;
}
