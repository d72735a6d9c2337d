import { useState } from "react";
import type { Target } from "../protocol";
import { ask, messageOf, pictureAddress } from "./api";

type Props = { target: Target; pictures: readonly string[] };

/** The images in an article's folder; those in use can't be deleted. */
export function ArticlePictures({ target, pictures }: Props) {
  const [deleted, setDeleted] = useState<readonly string[]>([]);
  const [notice, setNotice] = useState("");
  const folder = target.file?.replace(/\/[^/]+$/, "");
  const shown = pictures.filter((name) => !deleted.includes(name));
  if (!folder || shown.length === 0) return null;
  const remove = async (name: string) => {
    try {
      await ask("remove-picture", { file: `${folder}/${name}` });
      setDeleted([...deleted, name]);
      setNotice(`${name} est dans la corbeille.`);
    } catch (error) {
      setNotice(messageOf(error));
    }
  };
  return (
    <section className="shelf" aria-label="Images de l’article">
      <h3>Images de l’article</h3>
      <ul>
        {shown.map((name) => (
          <li key={name}>
            <img src={pictureAddress({ file: `${folder}/${name}` })} alt="" loading="lazy" />
            <span>{name}</span>
            <button
              type="button"
              className="button small quiet"
              aria-label={`Supprimer l’image ${name}`}
              onClick={() => void remove(name)}
            >
              Supprimer
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className="notice">
        {notice}
      </p>
    </section>
  );
}
