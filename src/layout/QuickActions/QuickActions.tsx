import { useEffect, useState } from "react";
import { Button } from "../../components/Button/Button";
import { homeBand, paths } from "../../shared/paths";
import { Assistant } from "../Assistant/Assistant";
import { ErrorBoundary } from "../ErrorBoundary/ErrorBoundary";
import { ScrollToTop } from "../ScrollToTop/ScrollToTop";
import { useCurrentSection } from "../useCurrentSection";
import type { SiteData } from "../useSite";
import styles from "./QuickActions.module.scss";

/** Whether a call of the page's own, marked `data-call`, is in the window; `first` until it is known. */
function useCallInSight(first: boolean): boolean {
  const [inSight, setInSight] = useState(first);

  useEffect(() => {
    const call = document.querySelector("main [data-call]");
    if (!call || typeof IntersectionObserver === "undefined") return undefined;
    // Less what the header covers (`--header-height`).
    const observer = new IntersectionObserver((entries) => setInSight(entries.at(-1)?.isIntersecting ?? first), {
      rootMargin: "-72px 0px 0px",
    });
    observer.observe(call);
    return () => observer.disconnect();
  }, [first]);

  return inSight;
}

type Props = Pick<SiteData["links"], "booking" | "whatsapp"> & { hasAssistant: boolean; path: string };

/** The pages that have a call of their own, or none to make. */
const pagesWithoutCall: readonly string[] = [paths.thanks, paths.notFound, paths.legalNotice, paths.privacyPolicy];

/** Booking or else the form, back to top, assistant: a bottom bar on narrow screens, round buttons on wide ones. */
export function QuickActions({ booking, whatsapp, hasAssistant, path }: Props) {
  // The home page opens on its call, and ends on the form.
  const isCallInSight = useCallInSight(path === paths.home);
  const isAtForm = useCurrentSection() === homeBand("contact");
  const away = (pagesWithoutCall.includes(path) && "page") || ((isCallInSight || isAtForm) && "band");
  return (
    // The page of a missing address may hydrate at another path: the attribute stays as it was built.
    <aside
      aria-label="Accès rapides"
      className={styles.bar}
      data-floor=""
      data-away={away || undefined}
      suppressHydrationWarning
    >
      <Button href={booking ?? homeBand("contact")} className={styles.main}>
        {booking ? "Réserver 30\u00a0min" : "Prendre contact"}
      </Button>
      <ErrorBoundary>
        <ScrollToTop />
      </ErrorBoundary>
      {whatsapp && hasAssistant && (
        <ErrorBoundary>
          <Assistant whatsapp={whatsapp} />
        </ErrorBoundary>
      )}
    </aside>
  );
}
