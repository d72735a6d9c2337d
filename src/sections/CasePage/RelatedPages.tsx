import { Related, RelatedBand, type RelatedPage } from "../../components/Related/Related";

type Props = { cases: readonly RelatedPage[]; articles: readonly RelatedPage[] };

/** Links to related cases and articles. */
export const RelatedPages = ({ cases, articles }: Props) => (
  <RelatedBand>
    {cases.length > 0 && <Related id="cas-proches" title="Réalisations proches" pages={cases} />}
    {articles.length > 0 && <Related id="a-lire" title="À lire sur le sujet" pages={articles} second />}
  </RelatedBand>
);
