import { type FormEvent, useId, useState } from "react";
import type { StagedFile } from "../../protocol";
import { Modal } from "../Modal";

type Props = { document: StagedFile; onOffer: (title: string) => void; onClose: () => void };

/** A document dropped on the text is offered to take away: asks what it is. */
export function DownloadDialog({ document: { name }, onOffer, onClose }: Props) {
  const [title, setTitle] = useState("");
  const id = useId();
  const offer = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    onOffer(title.trim());
  };
  return (
    <Modal title="Un fichier à emporter" onClose={onClose}>
      <form className="intake" onSubmit={offer}>
        <p>{name} sera proposé avec l’article, parmi les fichiers à emporter.</p>
        <label className="label" htmlFor={id}>
          Ce que c’est, tel que la liste le présente
        </label>
        <input
          id={id}
          className="input"
          required
          maxLength={90}
          value={title}
          onChange={(event) => setTitle(event.target.value)}
        />
        <div className="modalActions">
          <button type="submit" className="button primary" disabled={title.trim() === ""}>
            Proposer
          </button>
        </div>
      </form>
    </Modal>
  );
}
