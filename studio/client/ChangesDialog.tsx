import { useEffect, useState } from "react";
import type { Changes } from "../protocol";
import { ask, messageOf, read } from "./api";
import { Modal } from "./Modal";

type Props = {
  drafts: number;
  onClose: () => void;
  /** The files may have changed. */
  onUpdated: () => void;
};

/** Unpublished changes, and the button to publish them. */
export function ChangesDialog({ drafts, onClose, onUpdated }: Props) {
  const [changes, setChanges] = useState<Changes>();
  const [state, setState] = useState<{ busy: boolean; done?: string; error?: string }>({ busy: false });
  const load = () =>
    void read<Changes>("changes").then(setChanges, (error: unknown) =>
      setState({ busy: false, error: messageOf(error) }),
    );
  useEffect(load, []);
  const run = async (address: string) => {
    setState({ busy: true });
    try {
      const { done } = await ask<{ done: string }>(address);
      setState({ busy: false, done });
    } catch (error) {
      setState({ busy: false, error: messageOf(error) });
    }
    load();
    onUpdated();
  };
  const nothing = changes?.words.length === 0 && changes.waiting === 0 && changes.ignored.length === 0;
  return (
    <Modal title="Ce qui a changé" onClose={onClose}>
      {!changes && !state.error && <p>Lecture de l’historique…</p>}
      {nothing && changes.canPublish && <p>Rien n’a changé depuis la dernière publication.</p>}
      <ul>
        {changes?.words.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
      {drafts > 0 && (
        <p className="help">
          {drafts === 1
            ? "1 brouillon n’est pas enregistré : il ne sera pas publié."
            : `${drafts} brouillons ne sont pas enregistrés : ils ne seront pas publiés.`}
        </p>
      )}
      {changes && changes.waiting > 0 && (
        <p>{changes.waiting === 1 ? "1 envoi est en attente." : `${changes.waiting} envois sont en attente.`}</p>
      )}
      {changes?.howTo.map((line) => (
        <p key={line} className="help">
          {line}
        </p>
      ))}
      {changes && changes.ignored.length > 0 && (
        <div className="mistakes">
          <p>Une règle de Git laisse de côté ce dont le site a besoin&nbsp;: rien ne part tant qu’elle est là.</p>
          <ul>
            {changes.ignored.map((file) => (
              <li key={file}>{file}</li>
            ))}
          </ul>
        </div>
      )}
      {changes?.isUpdating && (
        <p>
          Une mise à jour du dépôt, commencée dans un terminal, attend qu’on la termine. «&nbsp;Tout annuler&nbsp;»
          remet vos fichiers exactement comme avant elle.
        </p>
      )}
      <p role="status">{state.busy ? "Vérification, puis envoi…" : state.done}</p>
      {state.error && (
        <p role="alert" className="mistakes">
          {state.error}
        </p>
      )}
      <div className="actions">
        {changes?.isUpdating ? (
          <button type="button" disabled={state.busy} onClick={() => void run("abandon-update")}>
            Tout annuler
          </button>
        ) : (
          <button
            type="button"
            className="primary"
            disabled={state.busy || !changes?.canPublish || nothing}
            onClick={() => void run("publish")}
          >
            Publier
          </button>
        )}
      </div>
    </Modal>
  );
}
