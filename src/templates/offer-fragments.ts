import { graphql } from "gatsby";

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
