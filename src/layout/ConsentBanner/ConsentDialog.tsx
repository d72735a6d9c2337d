import type { FormEvent } from "react";
import { asksForPrivacy } from "../../browser/consent/global-privacy-control";
import type { Choice } from "../../browser/consent/record";
import { Button } from "../../components/Button/Button";
import { Switch } from "../../components/Switch/Switch";
import { closeDialog, Dialog } from "../../components/Dialog/Dialog";
import { Text } from "../../components/Text/Text";
import styles from "./ConsentDialog.module.scss";

type Props = {
  choice: Choice | null;
  /** The browser refuses to store anything. */
  refused: boolean;
  onSave: (choice: Choice) => void;
};

/** The cookie settings dialog. Without a choice both options are off; only «Enregistrer» saves one. */
export function ConsentDialog({ choice, refused, onSave }: Props) {
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
        {refused && (
          <Text className={`small ${styles.notice}`}>
            {
              "Votre navigateur ne laisse rien enregistrer à ce site\u00a0: la question n’est pas posée, rien n’est mesuré, et un choix fait ici ne vaut que pour cette page."
            }
          </Text>
        )}
        {asksForPrivacy() && (
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
