import type { ReactNode } from "react";
import { Button } from "../../components/Button/Button";
import styles from "./QuickActions.module.scss";

type Props = {
  /** URL of the booking page. */
  booking: string;
  /** On wide screens, a round button in the gutter. */
  assistant: ReactNode;
  top: ReactNode;
};

/** Actions on every page: assistant, booking, back to top. On narrow screens, a bottom bar. */
export const QuickActions = ({ booking, assistant, top }: Props) => (
  <aside aria-label="Accès rapides" className={styles.bar}>
    {top}
    <Button href={booking} className={styles.book}>
      {"Réserver 30\u00a0min"}
    </Button>
    {assistant}
  </aside>
);
