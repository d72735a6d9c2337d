import type { InputHTMLAttributes } from "react";

type Props = Pick<InputHTMLAttributes<HTMLInputElement>, "id" | "aria-label" | "aria-describedby" | "aria-invalid"> & {
  onFile: (file: File) => void;
};

/** A picture to choose. The browser's own button, which speaks the browser's language, lies unseen above ours. */
export function FileInput({ onFile, ...input }: Props) {
  return (
    <span className="fileInput">
      <input
        {...input}
        type="file"
        accept="image/png,image/jpeg,image/webp,image/avif"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = "";
          if (file) onFile(file);
        }}
      />
      <span className="button small" aria-hidden="true">
        {input["aria-label"] ?? "Choisir une image"}
      </span>
    </span>
  );
}
