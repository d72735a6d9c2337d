import { Button } from "../Button/Button";
import { Text } from "../Text/Text";
import { homeBand } from "../../shared/paths";
import styles from "./NextStep.module.scss";

export type NextStepTexts = { title: string; text: string; label: string };

/** The call to action at the end of a page (docs/contrat.md, «Dans la page»). */
export function NextStep({ texts }: { texts: NextStepTexts }) {
  return (
    <aside className={`stack screenOnly ${styles.box}`} aria-labelledby="suite-titre">
      <Text as="h2" id="suite-titre" className="minor">
        {texts.title}
      </Text>
      <Text className={styles.text}>{texts.text}</Text>
      <Button href={homeBand("contact")}>
        <span>{texts.label}</span>
      </Button>
    </aside>
  );
}
