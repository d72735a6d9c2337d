import { graphql } from "gatsby";

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
