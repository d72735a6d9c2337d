import { Section } from "../../components/Section/Section";
import type { TechTile } from "../../collections/tech-strip";
import type { Home } from "../../collections/home";
import { TileStrip } from "./TileStrip";

type Props = { texts: Home["stack"]; items: TechTile[]; hasPage: boolean };

/** The most used tools, with a link to all of them. */
export function TechStrip({ texts, items, hasPage }: Props) {
  return (
    <Section id="stack" title={texts.title} intro={texts.intro} layout="bleed">
      <TileStrip items={items} linkLabel={hasPage ? texts.linkLabel : null} />
    </Section>
  );
}
