import { Button } from "../../components/Button/Button";
import { homeBand } from "../../shared/paths";
import { Assistant } from "../Assistant/Assistant";
import { ErrorBoundary } from "../ErrorBoundary/ErrorBoundary";
import { ScrollToTop } from "../ScrollToTop/ScrollToTop";
import type { SiteData } from "../useSite";
import styles from "./QuickActions.module.scss";

type Props = Pick<SiteData["links"], "booking" | "whatsapp"> & { hasAssistant: boolean };

/** Back to top, booking or else the form, assistant: a bottom bar on narrow screens, round buttons on wide ones. */
export const QuickActions = ({ booking, whatsapp, hasAssistant }: Props) => (
  <aside aria-label="Accès rapides" className={styles.bar} data-floor="">
    <ErrorBoundary>
      <ScrollToTop />
    </ErrorBoundary>
    <Button href={booking ?? homeBand("contact")} className={styles.main}>
      {booking ? "Réserver 30\u00a0min" : "Prendre contact"}
    </Button>
    {whatsapp && hasAssistant && (
      <ErrorBoundary>
        <Assistant whatsapp={whatsapp} />
      </ErrorBoundary>
    )}
  </aside>
);
