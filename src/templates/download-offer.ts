import { graphql } from "gatsby";

/** What `Downloads` shows of a resource. */
export const downloadOffer = graphql`
  fragment DownloadOfferFields on DownloadOffer {
    title
    path
    bytes
    extensions
  }
`;
