import { Section } from "../../components/Section/Section";
import type { Home } from "../../collections/home";
import { QuoteStrip } from "./QuoteStrip";
import type { Voice } from "./VoiceItem";

type Props = { texts: Home["testimonials"]; items: readonly Voice[] };

/** Client testimonials. */
export function Testimonials({ texts, items }: Props) {
  return (
    <Section id="temoignages" title={texts.title} intro={texts.intro} layout="bleed">
      <QuoteStrip items={items} />
    </Section>
  );
}
