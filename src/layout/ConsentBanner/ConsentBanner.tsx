import { useEffect, useRef } from "react";
import { saveChoice } from "../../browser/consent/consent";
import { openConsentDialog } from "../../browser/consent/dialog";
import { Button } from "../../components/Button/Button";
import { Link } from "../../components/Link/Link";
import type { Choice, ConsentRecord } from "../../browser/consent/record";
import { Text } from "../../components/Text/Text";
import styles from "./ConsentBanner.module.scss";
import { ConsentDialog } from "./ConsentDialog";
import { paths } from "../../shared/paths";

/** The visitor's choice, whether it is asked for, and the number of requests to open the dialog. */
export type ConsentBannerProps = { consent: ConsentRecord | null; asked: boolean; request: number };

/** For when the focused button is about to be removed. */
function focusMainContent(): void {
  const main = document.querySelector("main");
  if (!main) return;
  main.tabIndex = -1;
  main.focus({ preventScroll: true });
}

/**
 * Asks for consent as the CNIL requires (17 September 2020): refusing is as easy and as visible as accepting, nothing is
 * preselected, closing is not consent.
 */
export function ConsentBanner({ consent, asked, request }: ConsentBannerProps) {
  const banner = useRef<HTMLElement>(null);

  // The page and what is fixed keep clear of the banner: see `--floor` (tokens/_scale.scss).
  useEffect(() => {
    const { current: target } = banner;
    if (!target) return undefined;
    const publish = (height: string) => {
      for (const { style } of document.querySelectorAll<HTMLElement>(":root, [data-floor]")) {
        style.setProperty("--consent-banner-height", height);
      }
    };
    const measure = () => publish(`${target.offsetHeight}px`);
    measure();
    const observer = "ResizeObserver" in window ? new ResizeObserver(measure) : undefined;
    observer?.observe(target);
    return () => {
      observer?.disconnect();
      publish("");
    };
  }, [asked]);

  const choose = (choice: Choice): void => {
    if (banner.current?.contains(document.activeElement)) focusMainContent();
    saveChoice(choice);
  };

  return (
    <>
      {asked && (
        <section ref={banner} aria-label="Gestion des cookies" className={styles.banner}>
          <Text className={styles.text}>
            {
              "Avec votre accord, Google mesure l’audience et note l’annonce qui vous a amené\u202f; rien n’est chargé avant. Choix modifiable en bas de page. "
            }
            <Link href={paths.privacyPolicy}>Politique de confidentialité</Link>
          </Text>
          <div className={styles.choices}>
            <Button variant="secondary" onClick={() => choose({ analytics: false, marketing: false })}>
              Refuser
            </Button>
            <Button variant="secondary" onClick={() => choose({ analytics: true, marketing: true })}>
              Accepter tout
            </Button>
            <Button variant="secondary" aria-haspopup="dialog" onClick={openConsentDialog}>
              Paramétrer
            </Button>
          </div>
        </section>
      )}
      {request > 0 && <ConsentDialog key={request} choice={consent} refused={!consent && !asked} onSave={choose} />}
    </>
  );
}
