import type { InputHTMLAttributes } from "react";

const pictures = "image/png,image/jpeg,image/webp,image/avif";

type Props = Pick<InputHTMLAttributes<HTMLInputElement>, "id" | "aria-label" | "aria-describedby" | "aria-invalid"> & {
  onFile: (file: File) => void;
  /** Accepted types and extensions; images by default. */
  accept?: string;
  /** On the button. */
  children?: string;
};

/**
 * A file input. The native one, which has its words in the browser's language, is transparent and on top of our button;
 * where it covers a whole `.picture`, the browser also takes the files dropped there.
 */
export function FileInput({ onFile, accept = pictures, children = "Choisir une image", ...input }: Props) {
  return (
    <span className="fileInput">
      <input
        {...input}
        type="file"
        accept={accept}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = "";
          if (file) onFile(file);
        }}
      />
      <span className="button" aria-hidden="true">
        {children}
      </span>
    </span>
  );
}
