import type { FieldMistake, FormSchema, Path } from "../protocol";
import { labelAt } from "../schema-path";
import { focusField } from "./form/focus-field";

type Props = { mistakes: readonly FieldMistake[]; schema: FormSchema; onOpen: () => void };

/** The list of errors, each a button that focuses its field. */
export function MistakeSummary({ mistakes, schema, onOpen }: Props) {
  if (mistakes.length === 0) return null;
  const goTo = (path: Path) => {
    onOpen();
    focusField(path);
  };
  return (
    <section className="card danger" aria-label="À corriger">
      <h3>{mistakes.length === 1 ? "1 point à corriger" : `${mistakes.length} points à corriger`}</h3>
      <ul>
        {mistakes.map(({ path, message, elsewhere }) => (
          <li key={`${elsewhere}${path.join()}${message}`}>
            {elsewhere === undefined && path.length > 0 ? (
              <button type="button" className="link" onClick={() => goTo(path)}>
                {labelAt(schema, path)}
              </button>
            ) : (
              elsewhere
            )}
            {elsewhere !== undefined || path.length > 0 ? " : " : ""}
            {message}
          </li>
        ))}
      </ul>
    </section>
  );
}
