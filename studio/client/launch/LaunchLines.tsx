import type { LaunchLine } from "../../protocol";

export type LineActions = {
  busy: boolean;
  onOpen: (line: LaunchLine) => void;
  onOwn: (line: LaunchLine) => void;
};

type Props = LineActions & { lines: readonly LaunchLine[] };

/** What is left, each with the form that ends it. */
export function LaunchLines({ lines, busy, onOpen, onOwn }: Props) {
  return (
    <ul className="launchLines">
      {lines.map((line) => (
        <li key={`${line.target?.file}${line.target?.index}${line.field}${line.title}`}>
          <div>
            {line.target ? (
              <button type="button" className="linkButton" onClick={() => onOpen(line)}>
                {line.title}
              </button>
            ) : (
              <strong>{line.title}</strong>
            )}
            {line.detail && <p className="help">{line.detail}</p>}
          </div>
          {line.isSample && (
            <button
              type="button"
              className="button small"
              disabled={busy}
              aria-label={`C’est le mien : ${line.title}`}
              onClick={() => onOwn(line)}
            >
              C’est le mien
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
