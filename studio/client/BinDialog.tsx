import { useEffect, useState } from "react";
import type { BinItem } from "../protocol";
import { ask, messageOf, read } from "./api";
import { Modal } from "./Modal";

const when = new Intl.DateTimeFormat("fr-FR", { dateStyle: "long", timeStyle: "short" });

type Props = { onClose: () => void; onRestored: (title: string) => void };

/** The bin: deleted items, which can be restored. */
export function BinDialog({ onClose, onRestored }: Props) {
  const [items, setItems] = useState<BinItem[]>();
  const [error, setError] = useState("");
  const load = () => void read<BinItem[]>("bin").then(setItems, (reason: unknown) => setError(messageOf(reason)));
  useEffect(load, []);
  const restore = async ({ id, title }: BinItem) => {
    try {
      await ask("restore", { id });
      onRestored(title);
      load();
    } catch (reason) {
      setError(messageOf(reason));
    }
  };
  return (
    <Modal title="Corbeille" onClose={onClose}>
      {error && (
        <p role="alert" className="mistakes">
          {error}
        </p>
      )}
      {items?.length === 0 && <p>La corbeille est vide.</p>}
      <ul className="binItems">
        {items?.map((item) => (
          <li key={item.id}>
            <span>
              {item.title}{" "}
              <span className="count">
                {item.kind}, {when.format(new Date(item.when))}
              </span>
            </span>
            <button
              type="button"
              className="button small"
              aria-label={`Restaurer : ${item.title}`}
              onClick={() => void restore(item)}
            >
              Restaurer
            </button>
          </li>
        ))}
      </ul>
    </Modal>
  );
}
