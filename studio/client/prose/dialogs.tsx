import { type FormEvent, type ReactNode, useId, useState } from "react";
import type { StagedFile } from "../../protocol";
import { pictureAddress } from "../api";
import { Modal } from "../Modal";

type FrameProps = { title: string; action: string; isReady: boolean; onDone: () => void; onClose: () => void };

/** Asks about a file that was just received. */
function Question({ title, action, isReady, onDone, onClose, children }: FrameProps & { children: ReactNode }) {
  const send = (event: FormEvent) => {
    event.preventDefault();
    // The dialog is inside the form of the entry.
    event.stopPropagation();
    onDone();
  };
  return (
    <Modal title={title} onClose={onClose}>
      <form onSubmit={send}>
        {children}
        <div className="actions">
          <button type="submit" className="primary" disabled={!isReady}>
            {action}
          </button>
        </div>
      </form>
    </Modal>
  );
}

/** A document dropped on the text is offered to take away: asks what it is. */
export function DownloadDialog(props: { document: StagedFile; onOffer: (title: string) => void; onClose: () => void }) {
  const [title, setTitle] = useState("");
  const id = useId();
  const isReady = title.trim() !== "";
  const frame = { title: "Un fichier à emporter", action: "Proposer", isReady, onClose: props.onClose };
  return (
    <Question {...frame} onDone={() => props.onOffer(title.trim())}>
      <p>{props.document.name} sera proposé avec l’article, parmi les fichiers à emporter.</p>
      <label htmlFor={id}>Ce que c’est, tel que la liste le présente</label>
      <input id={id} required maxLength={90} value={title} onChange={(event) => setTitle(event.target.value)} />
    </Question>
  );
}

/** In an attribute, only the quote would end it. */
const attribute = (name: string, text: string) => `${name}="${text.trim().replaceAll('"', "&quot;")}"`;

/** Asks for the description and the caption of a figure, as soon as its image is received. */
export function FigureDialog(props: { picture: StagedFile; onInsert: (figure: string) => void; onClose: () => void }) {
  const { picture, onInsert, onClose } = props;
  const [alt, setAlt] = useState("");
  const [caption, setCaption] = useState("");
  const id = useId();
  const attributes = [
    attribute("src", `./${picture.name}`),
    attribute("alt", alt),
    ...(caption.trim() ? [attribute("caption", caption)] : []),
  ];
  const frame = { title: "Une image dans le texte", action: "Insérer", isReady: alt.trim() !== "", onClose };
  return (
    <Question {...frame} onDone={() => onInsert(`<Figure ${attributes.join(" ")} />\n`)}>
      <img className="pictureShown" src={pictureAddress({ staged: picture.id })} alt="" />
      <label htmlFor={`${id}-alt`}>Ce que montre l’image</label>
      <p className="help" id={`${id}-help`}>
        Pour qui ne la voit pas : dites ce qu’on y lit.
      </p>
      <textarea
        id={`${id}-alt`}
        aria-describedby={`${id}-help`}
        rows={2}
        required
        value={alt}
        onChange={(event) => setAlt(event.target.value)}
      />
      <label htmlFor={`${id}-caption`}>Légende (facultatif)</label>
      <input id={`${id}-caption`} value={caption} onChange={(event) => setCaption(event.target.value)} />
    </Question>
  );
}
