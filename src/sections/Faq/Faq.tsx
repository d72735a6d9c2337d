import { type RefObject, useEffect, useRef } from "react";
import { anchorTarget } from "../../browser/navigation/anchor";
import type { Question } from "../../collections/questions";
import { Disclosure } from "../../components/Disclosure/Disclosure";
import { Section } from "../../components/Section/Section";
import { Text } from "../../components/Text/Text";
import { questionAnchor } from "../../shared/paths";
import styles from "./Faq.module.scss";

/** Opens the question that the fragment targets: browsers before 2024 do not open the `details` around a target. */
function useLinkedQuestion(list: RefObject<HTMLElement>): void {
  useEffect(() => {
    const open = (): void => {
      const question = anchorTarget(window.location.hash)?.closest("details");
      if (question && list.current?.contains(question)) question.open = true;
    };
    open();
    window.addEventListener("hashchange", open);
    return () => window.removeEventListener("hashchange", open);
  }, [list]);
}

type QuestionsProps = { items: Question[] };

/** Fallback for browsers that do not support `name` on `details`. */
function closeOthers(opened: HTMLDetailsElement): void {
  if (!opened.open) return;
  for (const other of opened.parentElement?.querySelectorAll("details") ?? []) {
    if (other !== opened) other.open = false;
  }
}

/** Questions, one open at a time. The fragment of each is `#faq-` followed by its key. */
function Questions({ items }: QuestionsProps) {
  const list = useRef<HTMLDivElement>(null);
  useLinkedQuestion(list);

  return (
    <div ref={list} className={styles.questions}>
      {items.map(({ key, question, answer }) => (
        <Disclosure key={key} title={question} name="faq" onToggle={(event) => closeOthers(event.currentTarget)}>
          <div id={questionAnchor(key)} className={`quiet ${styles.answer}`}>
            <Text>{answer}</Text>
          </div>
        </Disclosure>
      ))}
    </div>
  );
}

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
