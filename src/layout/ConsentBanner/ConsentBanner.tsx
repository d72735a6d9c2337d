import { type FormEvent, useEffect, useRef } from "react";
import { saveChoice } from "../../browser/consent/consent";
import { openConsentDialog } from "../../browser/consent/dialog-requests";
import { hasGlobalPrivacyControl } from "../../browser/consent/global-privacy-control";
import type { Choice, ConsentRecord } from "../../browser/consent/record";
import { Button } from "../../components/Button/Button";
import { closeDialog, Dialog } from "../../components/Dialog/Dialog";
import { Link } from "../../components/Link/Link";
import { Switch } from "../../components/Switch/Switch";
import { Text } from "../../components/Text/Text";
import { paths } from "../../shared/paths";
import styles from "./ConsentBanner.module.scss";

type ConsentDialogProps = {
  choice: Choice | null;
  /** The browser refuses to store anything. */
  storageRefused: boolean;
  onSave: (choice: Choice) => void;
};

/** The cookie settings dialog. Without a choice both options are off; only «Enregistrer» saves one. */
function ConsentDialog({ choice, storageRefused, onSave }: ConsentDialogProps) {
  const save = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const chosen = new FormData(event.currentTarget);
    // Closed first, so that the focus is restored to the opener before `onSave` may remove it.
    closeDialog(event);
    onSave({ analytics: chosen.has("analytics"), marketing: chosen.has("marketing") });
  };

  return (
    <Dialog labelledBy="cookies-titre" className={styles.dialog}>
      <form onSubmit={save} className={`stack ${styles.form}`}>
        <Text as="h2" id="cookies-titre" className="minor">
          Paramétrer les cookies
        </Text>
        {storageRefused && (
          <Text className={`small ${styles.notice}`}>
            {
              "Votre navigateur ne laisse rien enregistrer à ce site\u00a0: la question n’est pas posée, rien n’est mesuré, et un choix fait ici ne vaut que pour cette page."
            }
          </Text>
        )}
        {hasGlobalPrivacyControl() && (
          <Text className={`small ${styles.notice}`}>
            {
              "Votre navigateur demande à ne pas être suivi (Global Privacy Control)\u00a0: sans action de votre part, ces options restent coupées."
            }
          </Text>
        )}
        <Switch
          name="necessary"
          label="Nécessaires"
          description="Retiennent vos choix de cookies et d’affichage, votre place dans la page, le message que vous écrivez. Toujours actifs."
          defaultChecked
          disabled
        />
        <Switch
          name="analytics"
          label="Analytiques"
          description="Comptent les pages lues et mesurent leur vitesse, avec Google Analytics. Ce que vous écrivez n’est jamais transmis."
          defaultChecked={choice?.analytics ?? false}
        />
        <Switch
          name="marketing"
          label="Marketing"
          description={
            "Joignent à la mesure le numéro de l’annonce Google qui vous a amené. Rien d’autre n’est placé sous ce choix aujourd’hui\u00a0: ce site ne charge aucune publicité. Sans effet si les cookies analytiques sont refusés."
          }
          defaultChecked={choice?.marketing ?? false}
        />
        <div className={`cluster ${styles.actions}`}>
          <Button variant="secondary" onClick={closeDialog}>
            Annuler
          </Button>
          <Button type="submit">Enregistrer</Button>
        </div>
      </form>
    </Dialog>
  );
}

/** The visitor's choice, whether it is asked for, and the number of requests to open the dialog. */
export type ConsentBannerProps = { consent: ConsentRecord | null; asked: boolean; requestCount: number };

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
export function ConsentBanner({ consent, asked, requestCount }: ConsentBannerProps) {
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
      {requestCount > 0 && (
        <ConsentDialog key={requestCount} choice={consent} storageRefused={!consent && !asked} onSave={choose} />
      )}
    </>
  );
}
