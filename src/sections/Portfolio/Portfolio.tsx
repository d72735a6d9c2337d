import { Section } from "../../components/Section/Section";
import type { Home } from "../../collections/home";
import { Cases } from "./Cases";
import type { PortfolioItem } from "./portfolio-item";

type Props = { texts: Home["portfolio"]; items: PortfolioItem[] };

/** The portfolio: a paginated list of cases. */
export function Portfolio({ texts, items }: Props) {
  return (
    <Section id="portfolio" title={texts.title} intro={texts.intro}>
      <Cases items={items} contactLabel={texts.contactLabel} />
    </Section>
  );
}
