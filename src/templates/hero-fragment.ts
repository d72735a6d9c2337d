import { graphql } from "gatsby";

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
