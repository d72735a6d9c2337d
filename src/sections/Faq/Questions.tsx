import { useRef } from "react";
import { Disclosure } from "../../components/Disclosure/Disclosure";
import type { Question } from "../../collections/questions";
import { Text } from "../../components/Text/Text";
import styles from "./Questions.module.scss";
import { useLinkedQuestion } from "./useLinkedQuestion";
import { questionAnchor } from "../../shared/paths";

type Props = { items: Question[] };

/** Fallback for browsers that do not support `name` on `details`. */
function closeOthers(opened: HTMLDetailsElement): void {
  if (!opened.open) return;
  for (const other of opened.parentElement?.querySelectorAll("details") ?? []) {
    if (other !== opened) other.open = false;
  }
}

/** Questions, one open at a time. The fragment of each is `#faq-` followed by its key. */
export function Questions({ items }: Props) {
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
