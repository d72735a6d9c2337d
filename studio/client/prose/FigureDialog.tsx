import { type FormEvent, useId, useState } from "react";
import type { StagedFile } from "../../protocol";
import { pictureAddress } from "../api";
import { Modal } from "../Modal";

type Props = { picture: StagedFile; onInsert: (figure: string) => void; onClose: () => void };

/** In an attribute, only the quote would end it. */
const attribute = (name: string, text: string) => `${name}="${text.trim().replaceAll('"', "&quot;")}"`;

/** What a figure says: asked as soon as its image is received. */
export function FigureDialog({ picture, onInsert, onClose }: Props) {
  const [alt, setAlt] = useState("");
  const [caption, setCaption] = useState("");
  const id = useId();
  const insert = (event: FormEvent) => {
    event.preventDefault();
    // The dialog is inside the form of the article.
    event.stopPropagation();
    const attributes = [
      attribute("src", `./${picture.name}`),
      attribute("alt", alt),
      ...(caption.trim() ? [attribute("caption", caption)] : []),
    ];
    onInsert(`<Figure ${attributes.join(" ")} />\n`);
  };
  return (
    <Modal title="Une image dans le texte" onClose={onClose}>
      <form className="intake" onSubmit={insert}>
        <img className="pictureShown" src={pictureAddress({ staged: picture.id })} alt="" />
        <label className="label" htmlFor={`${id}-alt`}>
          Ce que montre l’image
        </label>
        <p className="help" id={`${id}-help`}>
          Pour qui ne la voit pas : dites ce qu’on y lit.
        </p>
        <textarea
          id={`${id}-alt`}
          className="input"
          aria-describedby={`${id}-help`}
          rows={2}
          required
          value={alt}
          onChange={(event) => setAlt(event.target.value)}
        />
        <label className="label" htmlFor={`${id}-caption`}>
          Légende<span className="optional"> (facultatif)</span>
        </label>
        <input
          id={`${id}-caption`}
          className="input"
          value={caption}
          onChange={(event) => setCaption(event.target.value)}
        />
        <div className="modalActions">
          <button type="submit" className="button primary" disabled={alt.trim() === ""}>
            Insérer
          </button>
        </div>
      </form>
    </Modal>
  );
}
