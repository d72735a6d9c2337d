import { type ChangeEvent, useId, useRef, useState } from "react";
import { readingMinutes } from "../../../src/content/prose/reading-minutes";
import type { FieldMistake, FormSchema, StagedFile, Target } from "../../protocol";
import { messageOf, sendFile } from "../api";
import { FileInput } from "../FileInput";
import { DownloadDialog, FigureDialog } from "./dialogs";
import type { Pasted } from "./paste-html";
import { ProseEditor, type ProseHandle } from "./ProseEditor";

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

/** A file received for the text, waiting for what it must say. */
type Received = { route: "picture" | "download"; file: StagedFile };

const isPicture = ({ type, name }: File) => type.startsWith("image/") || /\.(?:png|jpe?g|webp|avif|svg)$/i.test(name);

/** Receives the files pasted or dropped on a text, one after the other: pictures, or files to take away. */
function useReceivedFiles({
  target,
  schema,
  staged,
  onNotice,
}: Pick<Props, "target" | "schema" | "staged" | "onNotice">) {
  const [received, setReceived] = useState<readonly Received[]>([]);
  /** Errors for the other files of the same drop, shown again once the dialogs of the accepted ones have closed. */
  const [refused, setRefused] = useState("");
  const takesDownloads = schema.properties?.downloads !== undefined;

  const receiveOne = async (file: File, taken: readonly string[]): Promise<Received> => {
    if (isPicture(file)) {
      const name = file.name.replace(/\.[^.]+$/, "");
      return { route: "picture", file: await sendFile("picture", { ...target, field: "body", name }, file, taken) };
    }
    if (!takesDownloads)
      throw new Error(`« ${file.name} » n’est pas une image, et cette page ne propose pas de fichier à emporter.`);
    return { route: "download", file: await sendFile("download", { ...target, name: file.name }, file, taken) };
  };
  const receive = async (files: readonly File[]) => {
    const problems: string[] = [];
    const taken = [...Object.keys(staged), ...received.map((one) => one.file.name)];
    onNotice("Réception du fichier…");
    for (const file of files) {
      try {
        const one = await receiveOne(file, taken);
        taken.push(one.file.name);
        setReceived((former) => [...former, one]);
      } catch (error) {
        problems.push(messageOf(error));
      }
    }
    setRefused(problems.join(" "));
    onNotice(problems.join(" "));
  };
  return { current: received[0], refused, receive, next: () => setReceived((former) => former.slice(1)) };
}

/** The text editor, with a menu of components, a word count and the errors. */
export function ProsePane({ target, schema, staged, text, words, mistakes, snippets, ...props }: Props) {
  const { onChange, onStage, onOffer, onNotice } = props;
  const editor = useRef<ProseHandle>(null);
  const menuId = useId();
  const minutes = readingMinutes(words);
  const { current, refused, receive, next } = useReceivedFiles({ target, schema, staged, onNotice });

  const insert = (event: ChangeEvent<HTMLSelectElement>) => {
    const snippet = snippets.find(({ name }) => name === event.target.value);
    event.target.value = "";
    if (snippet) editor.current?.insert(snippet.text);
  };
  const insertFigure = ({ name, id }: StagedFile, figure: string) => {
    onStage(name, id);
    next();
    // After the dialog has given the focus back; the notice comes last, since a change of the text clears it.
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
      {mistakes.length > 0 && (
        <ul className="mistakes">
          {mistakes.map(({ message, line }) => (
            <li key={`${line}${message}`}>
              {line !== undefined && (
                <>
                  <button type="button" className="link" onClick={() => editor.current?.goTo(line)}>
                    Ligne {line}
                  </button>
                  {" : "}
                </>
              )}
              {message}
            </li>
          ))}
        </ul>
      )}
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
