import { type ComponentType, useEffect, useRef, useState } from "react";
import { Icon } from "../../components/Icon/Icon";
import { Link } from "../../components/Link/Link";
import { notify } from "../../components/Toasts/notify";
import type { AssistantTopic } from "../../model/list-entries";
import styles from "./Assistant.module.scss";
import type { AssistantDialogProps } from "./AssistantDialog";
import { chatAddress } from "./message";

type Props = {
  /** WhatsApp number: international format, digits only. */
  whatsapp: string;
};

type Loaded = { Dialog: ComponentType<AssistantDialogProps>; topics: AssistantTopic[] };

/** Written by the build. */
async function fetchTopics(): Promise<AssistantTopic[]> {
  const response = await fetch("/data/assistant.json");
  if (!response.ok) throw new Error(`${response.url}: HTTP ${response.status}`);
  return (await response.json()) as AssistantTopic[];
}

/**
 * The assistant's button. As it is on every page, the dialog and the topics are loaded on hover,
 * focus or click; if loading fails, a plain link replaces it.
 */
export function Assistant({ whatsapp }: Props) {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [open, setOpen] = useState(false);
  const [failed, setFailed] = useState(false);
  const request = useRef<Promise<void> | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const direct = (
    <Link href={chatAddress(whatsapp, {})} className={styles.button} aria-label="Écrire sur WhatsApp">
      <Icon name="message-circle" />
    </Link>
  );

  const load = (): Promise<void> => {
    request.current ??= Promise.all([import("./AssistantDialog"), fetchTopics()]).then(
      ([{ AssistantDialog: Dialog }, topics]) => setLoaded({ Dialog, topics }),
      (error: unknown) => {
        request.current = null;
        throw error;
      },
    );
    return request.current;
  };

  const prepare = (): void => {
    load().catch(() => undefined);
  };

  const start = ({ currentTarget: opener }: { currentTarget: HTMLButtonElement }): void => {
    // Safari does not focus a clicked button: the dialog could not restore the focus to it.
    opener.focus();
    setOpen(true);
    load().catch(() => {
      setFailed(true);
      notify({
        kind: "error",
        title: "Erreur",
        text: "L’assistant n’a pas pu se charger. Le bouton ouvre maintenant WhatsApp directement.",
      });
    });
  };

  useEffect(() => {
    // Removing the button lost the focus, unless the visitor moved it.
    if (failed && document.activeElement === document.body) place.current?.querySelector("a")?.focus();
  }, [failed]);

  return (
    <div ref={place} className={styles.place}>
      {failed ? (
        direct
      ) : (
        <button
          type="button"
          className={`${styles.button} ${styles.scripted}`}
          aria-label="Ouvrir l’assistant"
          aria-haspopup="dialog"
          onPointerEnter={prepare}
          onFocus={prepare}
          onClick={start}
        >
          <Icon name="message-circle" />
        </button>
      )}
      <noscript>{direct}</noscript>
      {open && loaded && <loaded.Dialog topics={loaded.topics} whatsapp={whatsapp} onClose={() => setOpen(false)} />}
    </div>
  );
}
