import { useEffect, useState } from "react";
import type { Changes } from "../protocol";
import { ask, messageOf, read } from "./api";
import { Modal } from "./Modal";

/** Unpublished changes, and the button to publish them. */
export function ChangesDialog({ drafts, onClose }: { drafts: number; onClose: () => void }) {
  const [changes, setChanges] = useState<Changes>();
  const [state, setState] = useState<{ busy: boolean; done?: string; error?: string }>({ busy: false });
  const load = () =>
    void read<Changes>("changes").then(setChanges, (error: unknown) =>
      setState({ busy: false, error: messageOf(error) }),
    );
  useEffect(load, []);
  const publish = async () => {
    setState({ busy: true });
    try {
      const { done } = await ask<{ done: string }>("publish");
      setState({ busy: false, done });
    } catch (error) {
      setState({ busy: false, error: messageOf(error) });
    }
    load();
  };
  const nothing = changes?.words.length === 0 && changes.waiting === 0;
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
      <p role="status">{state.busy ? "Vérification, puis envoi…" : state.done}</p>
      {state.error && (
        <p role="alert" className="mistakes">
          {state.error}
        </p>
      )}
      <div className="modalActions">
        <button
          type="button"
          className="button primary"
          disabled={state.busy || !changes || nothing}
          onClick={() => void publish()}
        >
          Publier
        </button>
      </div>
    </Modal>
  );
}
