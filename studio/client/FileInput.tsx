import type { InputHTMLAttributes } from "react";

type Props = Pick<InputHTMLAttributes<HTMLInputElement>, "id" | "aria-label" | "aria-describedby" | "aria-invalid"> & {
  onFile: (file: File) => void;
};

/** An image input. The native one, worded in the browser's language, is transparent and on top of ours. */
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
