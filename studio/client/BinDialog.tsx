import { useEffect, useState } from "react";
import type { BinItem, FormContent, Restored } from "../protocol";
import { ask, messageOf, read } from "./api";
import { saveDraft } from "./drafts";
import { Modal } from "./Modal";

const when = new Intl.DateTimeFormat("fr-FR", { dateStyle: "long", timeStyle: "short" });

type Props = {
  onClose: () => void;
  /** @param undo the id of what undoes it. */
  onRestored: (title: string, undo: string) => void;
  /** A given-up draft goes on in its form. */
  onDraft: (draft: FormContent) => void;
};

/** The bin: what was removed, replaced or given up, which can be put back. */
export function BinDialog({ onClose, onRestored, onDraft }: Props) {
  const [items, setItems] = useState<BinItem[]>();
  const [error, setError] = useState("");
  const load = () => void read<BinItem[]>("bin").then(setItems, (reason: unknown) => setError(messageOf(reason)));
  useEffect(load, []);
  const restore = async ({ id, title }: BinItem) => {
    try {
      const { id: undo, draft } = await ask<Restored>("restore", { id });
      if (draft) {
        if (!saveDraft(draft)) throw new Error("Le navigateur n’a plus de place pour ce brouillon : il reste ici.");
        await ask("forget", { id });
        return onDraft(draft);
      }
      setError("");
      onRestored(title, undo);
    } catch (reason) {
      setError(messageOf(reason));
    }
    load();
  };
  return (
    <Modal title="Corbeille" onClose={onClose}>
      {error && (
        <p role="alert" className="mistakes">
          {error}
        </p>
      )}
      {items?.length === 0 && <p>La corbeille est vide.</p>}
      <ul className="lines">
        {items?.map((item) => (
          <li key={item.id}>
            <span>
              {item.title}{" "}
              <span className="help">
                {item.kind}, {when.format(new Date(item.when))}
              </span>
            </span>
            <button type="button" aria-label={`Restaurer : ${item.title}`} onClick={() => void restore(item)}>
              Restaurer
            </button>
          </li>
        ))}
      </ul>
    </Modal>
  );
}
