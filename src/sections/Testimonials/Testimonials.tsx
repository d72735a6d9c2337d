import { Section } from "../../components/Section/Section";
import type { Testimonial } from "../../model/list-entries";
import type { Home } from "../../model/site";
import { QuoteStrip } from "./QuoteStrip";

type Props = { texts: Home["testimonials"]; items: Testimonial[] };

/** What clients say. */
export function Testimonials({ texts, items }: Props) {
  return (
    <Section id="temoignages" title={texts.title} intro={texts.intro} ground="deep" layout="bleed">
      <QuoteStrip items={items} />
    </Section>
  );
}
