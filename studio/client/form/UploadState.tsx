type Props = { busy: boolean; done?: string | undefined; error?: string | undefined };

/** How the reception of a file went. */
export function UploadState({ busy, done, error }: Props) {
  return (
    <>
      <p role="status" className="pictureState">
        {busy ? "Réception du fichier…" : done}
      </p>
      {error && (
        <p role="alert" className="mistakes">
          {error}
        </p>
      )}
    </>
  );
}
