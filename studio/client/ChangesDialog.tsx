import { useEffect, useState } from "react";
import type { Changes } from "../protocol";
import { ask, messageOf, read } from "./api";
import { ConflictedFiles } from "./ConflictedFiles";
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
  const run = async (address: string, body?: unknown) => {
    setState({ busy: true });
    try {
      const { done } = await ask<{ done: string }>(address, body);
      setState({ busy: false, done });
    } catch (error) {
      setState({ busy: false, error: messageOf(error) });
    }
    load();
    onUpdated();
  };
  const conflicts = changes?.conflicts;
  const nothing = !conflicts && changes?.words.length === 0 && changes.waiting === 0;
  return (
    <Modal title="Ce qui a changé" onClose={onClose}>
      {!changes && !state.error && <p>Lecture de l’historique…</p>}
      {nothing && <p>Rien n’a changé depuis la dernière publication.</p>}
      <ul className="changes">
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
      {conflicts && (
        <ConflictedFiles
          files={conflicts}
          busy={state.busy}
          onResolve={(file, mine) => void run("resolve-conflict", { file, mine })}
          onFinish={() => void run("finish-update")}
          onAbandon={() => void run("abandon-update")}
        />
      )}
      <p role="status">{state.busy ? "Vérification, puis envoi…" : state.done}</p>
      {state.error && (
        <p role="alert" className="mistakes">
          {state.error}
        </p>
      )}
      {!conflicts && (
        <div className="modalActions">
          <button
            type="button"
            className="button primary"
            disabled={state.busy || !changes || nothing}
            onClick={() => void run("publish")}
          >
            Publier
          </button>
        </div>
      )}
    </Modal>
  );
}
