import { type FormEvent, useId, useRef } from "react";
import { saveChoice } from "../../browser/consent/consent";
import { asksForPrivacy } from "../../browser/consent/global-privacy-control";
import type { Choice } from "../../browser/consent/record";
import { Button } from "../../components/Button/Button";
import { Switch } from "../../components/Switch/Switch";
import { Dialog } from "../../components/Dialog/Dialog";
import styles from "./ConsentDialog.module.scss";

type Props = {
  /** The choice made so far; without one both options start off. */
  choice: Choice | null | undefined;
  onClose: () => void;
};

/** «Paramétrer les cookies». However it is closed, only «Enregistrer» records anything. */
export function ConsentDialog({ choice, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();

  const save = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const chosen = new FormData(event.currentTarget);
    // Closed first: the focus goes back to the button that opened it while that button still stands.
    dialog.current?.close();
    saveChoice({ analytics: chosen.has("analytics"), marketing: chosen.has("marketing") });
  };

  return (
    <Dialog dialog={dialog} labelledBy={title} className={styles.dialog} onClose={onClose}>
      <form onSubmit={save} className={styles.form}>
        <h2 id={title} className={styles.title}>
          Paramétrer les cookies
        </h2>
        {asksForPrivacy() && (
          <p className={styles.notice}>
            {
              "Votre navigateur demande à ne pas être suivi (Global Privacy Control)\u00a0: sans action de votre part, ces options restent coupées."
            }
          </p>
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
          description="Relient votre visite à l’annonce Google qui l’a amenée. Sans effet si les cookies analytiques sont refusés."
          defaultChecked={choice?.marketing ?? false}
        />
        <div className={styles.actions}>
          <Button variant="secondary" onClick={() => dialog.current?.close()}>
            Annuler
          </Button>
          <Button type="submit">Enregistrer</Button>
        </div>
      </form>
    </Dialog>
  );
}
