import { type ChangeEvent, useId, useRef } from "react";
import { readingMinutes } from "../../../src/content/prose/reading-minutes";
import type { FieldMistake, FormSchema, StagedFile, Target } from "../../protocol";
import { FileInput } from "../FileInput";
import { DownloadDialog, FigureDialog } from "./dialogs";
import type { Pasted } from "./paste-html";
import { ProseEditor, type ProseHandle } from "./ProseEditor";
import { ProseMistakes } from "./ProseMistakes";
import { useIntake } from "./useIntake";

type Props = {
  target: Target;
  schema: FormSchema;
  staged: Readonly<Record<string, string>>;
  text: string;
  words: number;
  mistakes: readonly FieldMistake[];
  snippets: readonly { name: string; text: string }[];
  onChange: (text: string) => void;
  onStage: (name: string, id: string) => void;
  /** Adds a file to those that the article offers. */
  onOffer: (title: string, name: string) => void;
  onNotice: (message: string) => void;
};

const number = new Intl.NumberFormat("fr-FR");

const pasteNotice = ({ pictures }: Pasted) => {
  if (pictures === 0) return "Collé, mis en forme.";
  const left =
    pictures === 1 ? "1 image n’a pas suivi : déposez-la" : `${pictures} images n’ont pas suivi : déposez-les`;
  return `Collé, mis en forme. ${left} dans le texte.`;
};

/** The text editor, with a menu of components, a word count and the errors. */
export function ProsePane({ target, schema, staged, text, words, mistakes, snippets, ...props }: Props) {
  const { onChange, onStage, onOffer, onNotice } = props;
  const editor = useRef<ProseHandle>(null);
  const menuId = useId();
  const minutes = readingMinutes(words);
  const { current, refused, receive, next } = useIntake({ target, schema, staged }, onNotice);

  const insert = (event: ChangeEvent<HTMLSelectElement>) => {
    const snippet = snippets.find(({ name }) => name === event.target.value);
    event.target.value = "";
    if (snippet) editor.current?.insert(snippet.text);
  };
  const insertFigure = ({ name, id }: StagedFile, figure: string) => {
    onStage(name, id);
    next();
    // Once the dialog has given the focus back; said after, for a change of the text takes the notice away.
    requestAnimationFrame(() => {
      editor.current?.insert(figure);
      onNotice(`Image insérée. ${refused}`.trim());
    });
  };
  const offer = ({ name, id }: StagedFile, title: string) => {
    onStage(`telechargements/${name}`, id);
    onOffer(title, name);
    next();
    onNotice(`${name} est dans la fiche, parmi les fichiers à emporter. ${refused}`.trim());
  };

  return (
    <section className="prosePane" aria-label="Texte">
      <div className="row">
        <span className="row">
          <label htmlFor={menuId}>Insérer</label>
          <select id={menuId} value="" onChange={insert}>
            <option value="">Un élément…</option>
            {snippets.map(({ name }) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </span>
        <FileInput
          aria-label="Insérer une image"
          accept="image/png,image/jpeg,image/webp,image/avif,image/svg+xml"
          onFile={(file) => void receive([file])}
        >
          Insérer une image
        </FileInput>
        <p className="help">
          {number.format(words)} mots, {minutes} min de lecture
        </p>
      </div>
      <ProseMistakes mistakes={mistakes} onLine={(line) => editor.current?.goTo(line)} />
      <ProseEditor
        handle={editor}
        text={text}
        onChange={onChange}
        onFiles={(files) => void receive(files)}
        onPasted={(pasted) => onNotice(pasteNotice(pasted))}
        label="Texte de la page"
        invalid={mistakes.length > 0}
      />
      {current?.route === "picture" && (
        <FigureDialog
          key={current.file.id}
          picture={current.file}
          onInsert={(figure) => insertFigure(current.file, figure)}
          onClose={next}
        />
      )}
      {current?.route === "download" && (
        <DownloadDialog
          key={current.file.id}
          document={current.file}
          onOffer={(title) => offer(current.file, title)}
          onClose={next}
        />
      )}
    </section>
  );
}
