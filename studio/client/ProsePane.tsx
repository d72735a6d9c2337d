import { type ChangeEvent, useId, useRef } from "react";
import { readingMinutes } from "../../src/content/prose/reading-minutes";
import type { FieldMistake, StagedPicture, Target } from "../protocol";
import { messageOf, sendPicture } from "./api";
import { FileInput } from "./FileInput";
import { ProseEditor, type ProseHandle } from "./ProseEditor";

type Props = {
  target: Target;
  text: string;
  words: number;
  mistakes: readonly FieldMistake[];
  snippets: readonly { name: string; text: string }[];
  onChange: (text: string) => void;
  onStage: (name: string, id: string) => void;
  onNotice: (message: string) => void;
};

const number = new Intl.NumberFormat("fr-FR");

/** The text editor, with a menu of components, a word count and the errors. */
export function ProsePane({ target, text, words, mistakes, snippets, onChange, onStage, onNotice }: Props) {
  const editor = useRef<ProseHandle>(null);
  const menuId = useId();
  const minutes = readingMinutes(words);

  const insert = (event: ChangeEvent<HTMLSelectElement>) => {
    const snippet = snippets.find(({ name }) => name === event.target.value);
    event.target.value = "";
    if (snippet) editor.current?.insert(snippet.text);
  };
  const insertPicture = async (file: File) => {
    try {
      const name = file.name.replace(/\.[^.]+$/, "");
      const picture = await sendPicture<StagedPicture>({ ...target, field: "body", name }, file);
      onStage(picture.name, picture.id);
      editor.current?.insert(`<Figure src="./${picture.name}" alt="" caption="" />\n`);
      onNotice("Image insérée : dites dans « alt » ce qu’elle montre.");
    } catch (error) {
      onNotice(messageOf(error));
    }
  };

  return (
    <section className="prosePane" aria-label="Texte">
      <div className="toolbar">
        <span className="toolbarItem">
          <label className="label" htmlFor={menuId}>
            Insérer
          </label>
          <select className="input" id={menuId} value="" onChange={insert}>
            <option value="">Un élément…</option>
            {snippets.map(({ name }) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </span>
        <FileInput aria-label="Insérer une image" onFile={(file) => void insertPicture(file)} />
        <p className="count">
          {number.format(words)} mots, {minutes} min de lecture
        </p>
      </div>
      {mistakes.length > 0 && (
        <ul className="mistakes">
          {mistakes.map(({ message, line }) => (
            <li key={`${line}${message}`}>
              {line ? (
                <button type="button" className="linkButton" onClick={() => editor.current?.goTo(line)}>
                  Ligne {line}
                </button>
              ) : null}
              {line ? " : " : ""}
              {message}
            </li>
          ))}
        </ul>
      )}
      <ProseEditor
        handle={editor}
        text={text}
        onChange={onChange}
        label="Texte de l’article"
        invalid={mistakes.length > 0}
      />
    </section>
  );
}
