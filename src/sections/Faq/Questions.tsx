import { useRef } from "react";
import { Icon } from "../../components/Icon/Icon";
import type { Question } from "../../collections/questions";
import { Text } from "../../components/Text/Text";
import styles from "./Questions.module.scss";
import { useLinkedQuestion } from "./useLinkedQuestion";
import { questionAnchor } from "../../shared/paths";

type Props = {
  /** `name` shared by the exclusive `details`. */
  group: string;
  items: Question[];
};

/** Fallback for browsers that do not support `name` on `details`. */
function closeOthers(opened: HTMLDetailsElement): void {
  if (!opened.open) return;
  for (const other of opened.parentElement?.querySelectorAll("details") ?? []) {
    if (other !== opened) other.open = false;
  }
}

/** Questions, one open at a time. The fragment of each is `#faq-` followed by its key. */
export function Questions({ group, items }: Props) {
  const list = useRef<HTMLDivElement>(null);
  useLinkedQuestion(list);

  return (
    <div ref={list} className={styles.questions}>
      {items.map(({ key, question, answer }) => (
        <details
          key={key}
          name={group}
          className={styles.item}
          onToggle={(event) => closeOthers(event.currentTarget)}
          // The browser may have opened the one that the fragment targets.
          suppressHydrationWarning
        >
          <summary className={`beside ${styles.question}`}>
            <Text as="h3" className={styles.text}>
              {question}
            </Text>
            <Icon name="plus" className={styles.mark} />
          </summary>
          <div id={questionAnchor(key)} className={`quiet ${styles.answer}`}>
            <Text>{answer}</Text>
          </div>
        </details>
      ))}
    </div>
  );
}
