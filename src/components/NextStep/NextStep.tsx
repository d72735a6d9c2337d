import { Button } from "../Button/Button";
import { NoHyphenBreak } from "../NoHyphenBreak/NoHyphenBreak";
import { homeBand } from "../../shared/paths";
import styles from "./NextStep.module.scss";

export type NextStepTexts = { title: string; text: string; label: string };

/** The call to action at the end of a page (docs/contrat.md, «Dans la page»). */
export function NextStep({ texts }: { texts: NextStepTexts }) {
  return (
    <aside className={styles.box} aria-labelledby="suite-titre">
      <h2 id="suite-titre" className={styles.title}>
        {texts.title}
      </h2>
      <p className={styles.text}>{texts.text}</p>
      <Button href={homeBand("contact")}>
        <span>
          <NoHyphenBreak text={texts.label} />
        </span>
      </Button>
    </aside>
  );
}
