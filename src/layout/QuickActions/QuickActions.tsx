import type { ReactNode } from "react";
import { Button } from "../../components/Button/Button";
import styles from "./QuickActions.module.scss";

type Props = {
  /** Address where a call is booked. */
  booking: string;
  /** Round in the gutter of a wide window. */
  assistant: ReactNode;
  top: ReactNode;
};

/** At hand on every page: the assistant, a call, the way back up. A bar at the foot of a narrow window. */
export const QuickActions = ({ booking, assistant, top }: Props) => (
  <aside aria-label="Accès rapides" className={styles.bar}>
    {top}
    <Button href={booking} className={styles.book}>
      {"Réserver 30\u00a0min"}
    </Button>
    {assistant}
  </aside>
);
