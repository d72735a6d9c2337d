type Props = {
  id: string;
  label: string;
  help?: string;
  optional?: boolean;
  /** Lines of a longer text; a single line without it. */
  lines?: number;
  autoComplete?: string;
  value: string;
  mistakes: readonly string[];
  onChange: (text: string) => void;
};

/** An answer: label, help, input and mistakes. */
export function AnswerField({
  id,
  label,
  help,
  optional = false,
  lines,
  autoComplete,
  value,
  mistakes,
  onChange,
}: Props) {
  const input = {
    id,
    className: "input",
    value,
    autoComplete: autoComplete ?? "off",
    required: !optional,
    "aria-invalid": mistakes.length > 0 || undefined,
    "aria-describedby":
      [help && `${id}-aide`, mistakes.length > 0 && `${id}-erreur`].filter(Boolean).join(" ") || undefined,
  };
  return (
    <div className="field">
      <label htmlFor={id} className="label">
        {label}
        {optional && <span className="optional"> (facultatif)</span>}
      </label>
      {help && (
        <p id={`${id}-aide`} className="help">
          {help}
        </p>
      )}
      {lines ? (
        <textarea {...input} rows={lines} onChange={({ target }) => onChange(target.value)} />
      ) : (
        <input {...input} onChange={({ target }) => onChange(target.value)} />
      )}
      {mistakes.length > 0 && (
        <ul id={`${id}-erreur`} className="mistakes">
          {mistakes.map((message) => (
            <li key={message}>{message}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
