import type { FieldMistake } from "../../protocol";

type Props = { mistakes: readonly FieldMistake[]; onLine: (line: number) => void };

/** The errors of a text, each with a button that goes to its line. */
export function ProseMistakes({ mistakes, onLine }: Props) {
  if (mistakes.length === 0) return null;
  return (
    <ul className="mistakes">
      {mistakes.map(({ message, line }) => (
        <li key={`${line}${message}`}>
          {line ? (
            <button type="button" className="link" onClick={() => onLine(line)}>
              Ligne {line}
            </button>
          ) : null}
          {line ? " : " : ""}
          {message}
        </li>
      ))}
    </ul>
  );
}
