import type { FormSchema } from "../../protocol";
import { sendFile } from "../api";
import { FileInput } from "../FileInput";
import { useFileDrop } from "../useFileDrop";
import { useFormContext } from "./form-context";
import { described, type InputProps } from "./inputs";
import { UploadState } from "./UploadState";
import { useUpload } from "./useUpload";

const kinds = new Intl.ListFormat("fr", { type: "disjunction" });

/** A file to take away: chosen or dropped, it is beside the article once this one is saved. */
export function DownloadInput(props: InputProps) {
  const { id, schema, value, onChange } = props;
  const { target, staged, stage } = useFormContext();
  const extensions = ((schema as FormSchema).extensions as string[]).map((extension) => `.${extension}`);
  const current = typeof value === "string" ? value : "";
  const { upload, ...state } = useUpload(async (file) => {
    const others = Object.keys(staged).filter((one) => one !== `telechargements/${current}`);
    const { name, id: stagedId } = await sendFile(
      "download",
      { ...target, name: file.name, replaces: current || null },
      file,
      others,
    );
    return {
      done: name === current ? `${name} sera remplacé.` : `${name} est prêt.`,
      apply: () => {
        stage(`telechargements/${name}`, stagedId);
        onChange(name);
      },
    };
  });
  const dropZone = useFileDrop<HTMLDivElement>(upload);
  return (
    <div className="picture" ref={dropZone}>
      <div className="pictureActions">
        {current && <p className="fileName">{current}</p>}
        <FileInput {...described(props)} id={id} accept={extensions.join()} onFile={upload}>
          {current ? "Remplacer le fichier" : "Choisir un fichier"}
        </FileInput>
        {!current && (
          <p className="help">Choisissez un fichier {kinds.format(extensions)}, ou déposez-le ici (20 Mo au plus).</p>
        )}
        <UploadState {...state} />
      </div>
    </div>
  );
}
