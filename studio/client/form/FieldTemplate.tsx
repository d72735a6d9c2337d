import type { FieldTemplateProps } from "@rjsf/utils";

/** A field: label, help and errors. */
export function FieldTemplate({
  id,
  label,
  required,
  rawDescription,
  rawErrors = [],
  schema,
  children,
}: FieldTemplateProps) {
  const errors = rawErrors.length > 0 && (
    <ul id={`${id}__error`} className="mistakes">
      {rawErrors.map((message) => (
        <li key={message}>{message}</li>
      ))}
    </ul>
  );
  if (schema.type === "object" || schema.type === "array") {
    return (
      <div className="field" id={`${id}__field`}>
        {children}
        {errors}
      </div>
    );
  }
  const isCheckbox = schema.type === "boolean";
  return (
    <div className={isCheckbox ? "field checkboxField" : "field"}>
      <label htmlFor={id} className="label">
        {label}
        {!required && !isCheckbox && <span className="optional"> (facultatif)</span>}
      </label>
      {rawDescription && (
        <p id={`${id}__description`} className="help">
          {rawDescription}
        </p>
      )}
      {children}
      {errors}
    </div>
  );
}
