import { Section } from "../../components/Section/Section";
import type { Question } from "../../collections/questions";
import { Questions } from "./Questions";

type Props = {
  id?: string;
  texts: { title: string; intro: string };
  items: Question[];
};

/** Frequently asked questions. */
export function Faq({ id = "faq", texts, items }: Props) {
  return (
    <Section id={id} title={texts.title} intro={texts.intro} layout="split">
      <Questions group={id} items={items} />
    </Section>
  );
}
