import { useState } from "react";
import type { StagedPicture } from "../../protocol";
import { messageOf, pictureAddress, sendPicture } from "../api";
import { FileInput } from "../FileInput";
import { useFileDrop } from "../useFileDrop";
import { useFormContext } from "./form-context";
import { described, type InputProps } from "./inputs";

const maxBytes = 20 * 1024 * 1024;

/** An image to drop or choose: uploaded at once, moved to its final path when the entry is saved. */
export function PictureInput(props: InputProps) {
  const { id, value, onChange, label } = props;
  const { target, title, staged, stage } = useFormContext();
  const [state, setState] = useState<{ busy: boolean; error?: string; done?: string }>({ busy: false });
  const name = typeof value === "string" ? value.replace(/^\.\//, "") : "";
  const stagedId = staged[name];
  const folder = target.file?.replace(/\/[^/]+$/, "");
  const source = stagedId
    ? pictureAddress({ staged: stagedId })
    : name && folder
      ? pictureAddress({ file: `${folder}/${name}` })
      : "";
  const field = id.replace(/^root_/, "");

  const upload = async (file: File) => {
    if (file.size > maxBytes) return setState({ busy: false, error: "Image trop lourde : 20 Mo au plus." });
    setState({ busy: true });
    const ownName =
      target.type === "Article" && field === "cover" ? "cover" : title || file.name.replace(/\.[^.]+$/, "");
    try {
      const picture = await sendPicture<StagedPicture>({ ...target, field, name: ownName }, file);
      stage(picture.name, picture.id);
      const isArticle = target.type === "Article";
      onChange(isArticle || String(value).startsWith("./") ? `./${picture.name}` : picture.name);
      setState({ busy: false, done: `${picture.name}, ${picture.width} × ${picture.height} pixels` });
    } catch (error) {
      setState({ busy: false, error: messageOf(error) });
    }
  };

  const dropZone = useFileDrop<HTMLDivElement>((file) => void upload(file));
  return (
    <div className="picture" ref={dropZone}>
      {source && <img className="pictureShown" src={source} alt={`${label} : aperçu`} />}
      <div className="pictureActions">
        <FileInput {...described(props)} id={id} onFile={(file) => void upload(file)} />
        <p className="help">
          {name ? `Fichier : ${name}. ` : ""}Choisissez une image ou déposez-la ici (PNG, JPEG, WebP ou AVIF, 20 Mo au
          plus).
        </p>
        <p role="status" className="pictureState">
          {state.busy
            ? "Réception de l’image…"
            : state.done && `Image prête : ${state.done}. Dites ce qu’elle montre dans « Texte de remplacement ».`}
        </p>
        {state.error && (
          <p role="alert" className="mistakes">
            {state.error}
          </p>
        )}
      </div>
    </div>
  );
}
