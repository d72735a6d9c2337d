import { Section } from "../../components/Section/Section";
import type { Question } from "../../collections/questions";
import { Questions } from "./Questions";

type Props = {
  texts: { title: string; intro: string };
  items: Question[];
};

/** Frequently asked questions. */
export function Faq({ texts, items }: Props) {
  return (
    <Section id="faq" title={texts.title} intro={texts.intro} layout="split">
      <Questions items={items} />
    </Section>
  );
}
