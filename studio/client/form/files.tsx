import { type ReactNode, useState } from "react";
import { flushSync } from "react-dom";
import type { FormSchema } from "../../protocol";
import { messageOf, pictureAddress, sendFile } from "../api";
import { FileInput } from "../FileInput";
import { useFormContext } from "./form-context";
import { described, type InputProps } from "./inputs";

/** What to say of a received file, and what it changes in the form. */
type Received = { done: string; apply: () => void };

type FieldProps = InputProps & {
  accept?: string;
  button: string;
  picture?: ReactNode;
  children: ReactNode;
  receive: (file: File) => Promise<Received>;
};

/** A file to choose or to drop: uploaded at once, put beside the entry when this one is saved. */
function FileField({ accept, button, picture, children, receive, ...props }: FieldProps) {
  const [{ busy, done, error }, setState] = useState<{ busy: boolean; error?: string; done?: string }>({ busy: false });
  const upload = (file: File) => {
    setState({ busy: true });
    receive(file).then(
      ({ done, apply }) => {
        // At once: in rjsf (6.11), what is typed before React gets to a later update erases it.
        flushSync(apply);
        setState({ busy: false, done });
      },
      (reason: unknown) => setState({ busy: false, error: messageOf(reason) }),
    );
  };
  return (
    <div className="picture">
      {picture}
      <div className="pictureActions">
        <FileInput {...described(props)} id={props.id} accept={accept} onFile={upload}>
          {button}
        </FileInput>
        <p className="help">{children}</p>
        <p role="status">{busy ? "Réception du fichier…" : done}</p>
        {error && (
          <p role="alert" className="mistakes">
            {error}
          </p>
        )}
      </div>
    </div>
  );
}

/** The image of an entry. */
export function PictureInput(props: InputProps) {
  const { id, value, onChange, label } = props;
  const { target, title, staged, stage } = useFormContext();
  const name = typeof value === "string" ? value.replace(/^\.\//, "") : "";
  const folder = target.file?.replace(/\/[^/]+$/, "");
  const address = staged[name]
    ? pictureAddress({ staged: staged[name] })
    : name && folder && pictureAddress({ file: `${folder}/${name}` });
  const field = id.replace(/^root_/, "").replaceAll("_", ".");
  const hasOwnFolder = target.file?.endsWith("/index.mdx") ?? field === "cover";
  const receive = async (file: File): Promise<Received> => {
    const others = Object.keys(staged).filter((one) => one !== name);
    const ownName = field === "cover" ? field : title || file.name.replace(/\.[^.]+$/, "");
    const picture = await sendFile("picture", { ...target, field, name: ownName }, file, others);
    return {
      done: `Image prête : ${picture.name}, ${picture.width} × ${picture.height} pixels. Dites ce qu’elle montre dans « Texte de remplacement ».`,
      apply: () => {
        stage(picture.name, picture.id);
        onChange(hasOwnFolder || String(value).startsWith("./") ? `./${picture.name}` : picture.name);
      },
    };
  };
  const picture = address && <img className="pictureShown" src={address} alt={`${label} : aperçu`} />;
  return (
    <FileField {...props} button="Choisir une image" receive={receive} picture={picture}>
      {name && `Fichier : ${name}. `}Choisissez une image ou déposez-la ici (PNG, JPEG, WebP ou AVIF, 20 Mo au plus).
    </FileField>
  );
}

const kinds = new Intl.ListFormat("fr", { type: "disjunction" });

/** A file to take away. */
export function DownloadInput(props: InputProps) {
  const { schema, value, onChange } = props;
  const { target, staged, stage } = useFormContext();
  const extensions = ((schema as FormSchema).extensions as string[]).map((extension) => `.${extension}`);
  const current = typeof value === "string" ? value : "";
  const receive = async (file: File): Promise<Received> => {
    const others = Object.keys(staged).filter((one) => one !== `telechargements/${current}`);
    const given = { ...target, name: file.name, replaces: current || null };
    const { name, id } = await sendFile("download", given, file, others);
    return {
      done: name === current ? `${name} sera remplacé.` : `${name} est prêt.`,
      apply: () => {
        stage(`telechargements/${name}`, id);
        onChange(name);
      },
    };
  };
  const button = current ? "Remplacer le fichier" : "Choisir un fichier";
  return (
    <FileField {...props} accept={extensions.join()} button={button} receive={receive}>
      {current ? (
        <strong>{current}</strong>
      ) : (
        `Choisissez un fichier ${kinds.format(extensions)}, ou déposez-le ici (20 Mo au plus).`
      )}
    </FileField>
  );
}
