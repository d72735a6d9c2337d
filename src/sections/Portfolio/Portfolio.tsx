import { Section } from "../../components/Section/Section";
import type { Home } from "../../model/home";
import { Cases } from "./Cases";
import type { FurtherCases, PortfolioItem } from "./portfolio-item";

type Props = {
  texts: Home["portfolio"];
  items: PortfolioItem[];
  /** Cases beyond those of the page, when there are more than it should carry. */
  further?: FurtherCases;
};

/** What was built for whom, a page of cases at a time. */
export function Portfolio({ texts, items, further }: Props) {
  return (
    <Section id="portfolio" title={texts.title} intro={texts.intro} ground="deep">
      <Cases items={items} further={further} contactLabel={texts.contactLabel} />
    </Section>
  );
}
