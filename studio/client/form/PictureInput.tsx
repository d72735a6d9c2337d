import { pictureAddress, sendFile } from "../api";
import { FileInput } from "../FileInput";
import { useFileDrop } from "../useFileDrop";
import { useFormContext } from "./form-context";
import { described, type InputProps } from "./inputs";
import { UploadState } from "./UploadState";
import { useUpload } from "./useUpload";

/** An image to drop or choose: uploaded at once, moved to its final path when the entry is saved. */
export function PictureInput(props: InputProps) {
  const { id, value, onChange, label } = props;
  const { target, title, staged, stage } = useFormContext();
  const name = typeof value === "string" ? value.replace(/^\.\//, "") : "";
  const stagedId = staged[name];
  const folder = target.file?.replace(/\/[^/]+$/, "");
  const source = stagedId
    ? pictureAddress({ staged: stagedId })
    : name && folder
      ? pictureAddress({ file: `${folder}/${name}` })
      : "";
  const field = id.replace(/^root_/, "");

  const { upload, ...state } = useUpload(async (file) => {
    const others = Object.keys(staged).filter((one) => one !== name);
    const isArticle = target.type === "Article";
    const ownName = isArticle && field === "cover" ? "cover" : title || file.name.replace(/\.[^.]+$/, "");
    const picture = await sendFile("picture", { ...target, field, name: ownName }, file, others);
    return {
      done: `Image prête : ${picture.name}, ${picture.width} × ${picture.height} pixels. Dites ce qu’elle montre dans « Texte de remplacement ».`,
      apply: () => {
        stage(picture.name, picture.id);
        onChange(isArticle || String(value).startsWith("./") ? `./${picture.name}` : picture.name);
      },
    };
  });
  const dropZone = useFileDrop<HTMLDivElement>(upload);
  return (
    <div className="picture" ref={dropZone}>
      {source && <img className="pictureShown" src={source} alt={`${label} : aperçu`} />}
      <div className="pictureActions">
        <FileInput {...described(props)} id={id} onFile={upload} />
        <p className="help">
          {name ? `Fichier : ${name}. ` : ""}Choisissez une image ou déposez-la ici (PNG, JPEG, WebP ou AVIF, 20 Mo au
          plus).
        </p>
        <UploadState {...state} />
      </div>
    </div>
  );
}
