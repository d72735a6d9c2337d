import { useEffect, useRef, useState } from "react";
import { saveChoice } from "../../browser/consent/consent";
import { onConsentDialogRequest, openConsentDialog } from "../../browser/consent/dialog";
import { Button } from "../../components/Button/Button";
import { Link } from "../../components/Link/Link";
import styles from "./ConsentBanner.module.scss";
import { ConsentDialog } from "./ConsentDialog";
import { useConsent } from "./use-consent";
import { useRoomBelow } from "./use-room-below";

type Props = {
  /** Path of the privacy policy. */
  policyPath: string;
};

/**
 * Asks for consent as the CNIL wants it (guidelines of 17 September 2020): refusing is as easy and as visible
 * as accepting, nothing is chosen beforehand, closing is not consent. Stands right after the skip link, so
 * that the keyboard reaches it first; absent from the prebuilt page, hence never seen without JavaScript or
 * by those who chose already.
 */
export function ConsentBanner({ policyPath }: Props) {
  const consent = useConsent();
  // Counted, because a dialog tells that it was closed a moment after: it may have been asked for again by then.
  const [request, setRequest] = useState(0);
  const [closed, setClosed] = useState(0);
  const banner = useRef<HTMLElement>(null);
  const asked = consent === null;

  useEffect(() => onConsentDialogRequest(() => setRequest((last) => last + 1)), []);
  useRoomBelow(banner, asked);

  return (
    <>
      {asked && (
        <section ref={banner} aria-label="Gestion des cookies" className={styles.banner}>
          <div className={styles.inner}>
            <p className={styles.text}>
              {
                "Avec votre accord, Google mesure l’audience de ce site et l’effet de nos annonces. Rien n’est chargé avant votre choix. Vous pourrez en changer à tout moment, en bas de page\u00a0: «\u00a0Gérer mes cookies\u00a0». "
              }
              <Link href={policyPath}>Politique de confidentialité</Link>
            </p>
            <div className={styles.choices}>
              <Button variant="secondary" onClick={() => saveChoice({ analytics: false, marketing: false })}>
                Refuser
              </Button>
              <Button variant="secondary" onClick={() => saveChoice({ analytics: true, marketing: true })}>
                Accepter tout
              </Button>
              <Button variant="secondary" onClick={openConsentDialog}>
                Paramétrer
              </Button>
            </div>
          </div>
        </section>
      )}
      {request > closed && <ConsentDialog key={request} choice={consent} onClose={() => setClosed(request)} />}
    </>
  );
}
