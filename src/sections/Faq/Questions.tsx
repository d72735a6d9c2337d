import { useRef } from "react";
import { Icon } from "../../components/Icon/Icon";
import { Unbroken } from "../../components/Unbroken/Unbroken";
import type { Question } from "../../model/list-entries";
import styles from "./Questions.module.scss";
import { useLinkedQuestion } from "./useLinkedQuestion";

type Props = {
  /** Shared by those of which one at a time is open. */
  group: string;
  items: Question[];
};

/** Browsers that know the `name` of `details` have done this already. */
function closeOthers(opened: HTMLDetailsElement): void {
  if (!opened.open) return;
  for (const other of opened.parentElement?.querySelectorAll("details") ?? []) {
    if (other !== opened) other.open = false;
  }
}

/** Questions, one open at a time. Each has its address: `#faq-` and its key. */
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
          // The browser may have opened the one that the address names.
          suppressHydrationWarning
        >
          <summary className={styles.question}>
            <h3 className={styles.text}>
              <Unbroken text={question} />
            </h3>
            <Icon name="plus" className={styles.mark} />
          </summary>
          <div id={`faq-${key}`} className={styles.answer}>
            <p>
              <Unbroken text={answer} />
            </p>
          </div>
        </details>
      ))}
    </div>
  );
}
