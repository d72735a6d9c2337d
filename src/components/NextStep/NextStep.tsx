import type { ReactNode } from "react";
import { Button } from "../Button/Button";
import { Text } from "../Text/Text";
import { homeBand } from "../../shared/paths";
import styles from "./NextStep.module.scss";

export type NextStepTexts = { title: string; text: string; label: string };

type Props = {
  texts: NextStepTexts;
  /** Another way on, beside the call. */
  children?: ReactNode;
};

/** The call to action at the end of a page (docs/contrat.md, «Dans la page»). */
export function NextStep({ texts, children }: Props) {
  return (
    <aside className={`screenOnly onBand ${styles.box}`} aria-labelledby="suite-titre">
      <div className={`stack ${styles.words}`}>
        <Text as="h2" id="suite-titre" className="minor">
          {texts.title}
        </Text>
        <Text>{texts.text}</Text>
      </div>
      <div className="cluster">
        <Button href={homeBand("contact")}>
          <span>{texts.label}</span>
        </Button>
        {children}
      </div>
    </aside>
  );
}
