import { type ComponentType, type MouseEvent, useEffect, useRef, useState } from "react";
import { Icon } from "../../components/Icon/Icon";
import { Link } from "../../components/Link/Link";
import { notify } from "../../components/Toasts/notify";
import type { AssistantTopic } from "../../collections/assistant";
import styles from "./Assistant.module.scss";
import type { AssistantDialogProps } from "./AssistantDialog";
import { chatAddress } from "./message";

type Loaded = { Dialog: ComponentType<AssistantDialogProps>; topics: AssistantTopic[] };

/** The topics are written by the build. */
async function fetchDialog(): Promise<Loaded> {
  const [{ AssistantDialog: Dialog }, response] = await Promise.all([
    import("./AssistantDialog"),
    fetch("/data/assistant.json"),
  ]);
  if (!response.ok) throw new Error(`${response.url}: HTTP ${response.status}`);
  return { Dialog, topics: (await response.json()) as AssistantTopic[] };
}

/**
 * The assistant's button. As it is on every page, the dialog and the topics are loaded on hover, focus or click; if
 * loading fails, a plain link replaces it.
 */
export function Assistant({ whatsapp }: { whatsapp: string }) {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  /** Number of clicks that opened a dialog. */
  const [clicks, setClicks] = useState(0);
  const [failed, setFailed] = useState(false);
  const request = useRef<Promise<void> | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const chatLink = (
    <Link
      href={chatAddress(whatsapp, {})}
      className={`quickAction ${styles.button}`}
      aria-label="Écrire sur WhatsApp (nouvel onglet)"
    >
      <Icon name="message-circle" />
    </Link>
  );

  const load = (): Promise<void> => {
    request.current ??= fetchDialog().then(setLoaded);
    request.current.catch(() => (request.current = null));
    return request.current;
  };

  const open = ({ currentTarget: opener }: MouseEvent<HTMLButtonElement>): void => {
    // Safari does not focus a clicked button: the dialog could not restore the focus to it.
    opener.focus();
    load().then(
      () => {
        // A dialog that loads late does not open if the focus has moved.
        if (document.activeElement === opener) setClicks((last) => last + 1);
      },
      () => {
        setFailed(true);
        notify({
          kind: "error",
          title: "Erreur",
          text: "L’assistant n’a pas pu se charger. Le bouton ouvre maintenant WhatsApp directement.",
        });
      },
    );
  };

  useEffect(() => {
    // Removing the button lost the focus, unless the visitor moved it.
    if (failed && document.activeElement === document.body) box.current?.querySelector("a")?.focus();
  }, [failed]);

  return (
    <div ref={box} className={styles.box}>
      {failed ? (
        chatLink
      ) : (
        <button
          type="button"
          className={`scripted quickAction ${styles.button}`}
          aria-label="Ouvrir l’assistant"
          aria-haspopup="dialog"
          onPointerEnter={() => void load()}
          onFocus={() => void load()}
          onClick={open}
        >
          <Icon name="message-circle" />
        </button>
      )}
      <noscript>{chatLink}</noscript>
      {loaded && clicks > 0 && <loaded.Dialog key={clicks} topics={loaded.topics} whatsapp={whatsapp} />}
    </div>
  );
}
