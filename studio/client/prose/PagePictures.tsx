import { useState } from "react";
import type { Target } from "../../protocol";
import { ask, messageOf, pictureAddress, sendFile } from "../api";
import { FileInput } from "../FileInput";

type Props = {
  target: Target;
  pictures: readonly string[];
  staged: Readonly<Record<string, string>>;
  onStage: (name: string, id: string) => void;
};

/** The images in an entry's own folder: replaced under their name, or deleted when nothing uses them. */
export function PagePictures({ target, pictures, staged, onStage }: Props) {
  const [deleted, setDeleted] = useState<readonly string[]>([]);
  const [notice, setNotice] = useState("");
  const folder = target.file?.replace(/\/[^/]+$/, "");
  const shown = pictures.filter((name) => !deleted.includes(name));
  if (!folder || shown.length === 0) return null;

  const report = (task: Promise<string>) => void task.then(setNotice, (error: unknown) => setNotice(messageOf(error)));
  const remove = async (name: string) => {
    await ask("remove-picture", { file: `${folder}/${name}` });
    setDeleted([...deleted, name]);
    return `${name} est dans la corbeille.`;
  };
  const replace = async (name: string, file: File) => {
    const field = name.startsWith("cover.") ? "cover" : "body";
    const { id } = await sendFile("picture", { ...target, field, name, replaces: name }, file);
    onStage(name, id);
    return `${name} sera remplacé à l’enregistrement.`;
  };
  const sourceOf = (name: string) => {
    const id = staged[name];
    return pictureAddress(id ? { staged: id } : { file: `${folder}/${name}` });
  };
  return (
    <section className="shelf" aria-label="Images de la page">
      <h3>Images de la page</h3>
      <ul>
        {shown.map((name) => (
          <li key={name}>
            <img src={sourceOf(name)} alt="" loading="lazy" />
            <span>{name}</span>
            <FileInput
              aria-label={`Remplacer l’image ${name}`}
              accept={name.endsWith(".svg") ? "image/svg+xml" : undefined}
              onFile={(file) => report(replace(name, file))}
            >
              Remplacer
            </FileInput>
            <button type="button" aria-label={`Supprimer l’image ${name}`} onClick={() => report(remove(name))}>
              Supprimer
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className="help">
        {notice}
      </p>
    </section>
  );
}
