import { Section } from "../../components/Section/Section";
import type { Home } from "../../collections/home";
import type { ShowcaseItem } from "./ProjectCard";
import { Projects } from "./Projects";

type Props = { texts: Home["showcase"]; items: ShowcaseItem[]; hasCases: boolean };

/** Projects by sector, then two calls to action. */
export function Showcase({ texts, items, hasCases }: Props) {
  return (
    <Section id="vitrine" title={texts.title} intro={texts.intro} layout="bleed">
      <Projects texts={texts} items={items} hasCases={hasCases} />
    </Section>
  );
}
