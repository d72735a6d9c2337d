import type { Testimonial } from "../../components/Quote/Quote";
import { Section } from "../../components/Section/Section";
import type { Home } from "../../collections/home";
import { QuoteStrip } from "./QuoteStrip";

type Props = { texts: Home["testimonials"]; items: readonly Testimonial[] };

/** Client testimonials. */
export function Testimonials({ texts, items }: Props) {
  return (
    <Section id="temoignages" title={texts.title} intro={texts.intro} layout="bleed">
      <QuoteStrip items={items} />
    </Section>
  );
}
