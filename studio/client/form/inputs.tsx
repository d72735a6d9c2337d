import { getInputProps, type RJSFSchema, type WidgetProps } from "@rjsf/utils";
import { light } from "../../../src/shared/colours";
import type { FormSchema } from "../../protocol";
import { useFormContext } from "./form-context";

/** The props of an rjsf widget, with `value` as unknown. */
export type InputProps = Pick<
  WidgetProps,
  "id" | "schema" | "options" | "onChange" | "required" | "label" | "rawErrors"
> & { value: unknown };

/** ARIA attributes that link an input to its help and errors. */
export const described = ({ id, schema, rawErrors = [] }: Pick<InputProps, "id" | "schema" | "rawErrors">) => ({
  "aria-describedby":
    [schema.description && `${id}__description`, rawErrors.length > 0 && `${id}__error`].filter(Boolean).join(" ") ||
    undefined,
  "aria-invalid": rawErrors.length > 0 || undefined,
});

const exampleOf = ({ examples }: RJSFSchema) =>
  Array.isArray(examples) && typeof examples[0] === "string" ? `Exemple : ${examples[0]}` : undefined;

export function TextInput(props: InputProps & { type?: string }) {
  const { id, schema, value, type, options, onChange, required } = props;
  const { step, ...input } = getInputProps(schema, type, options);
  return (
    <input
      {...input}
      step={step ?? undefined}
      {...described(props)}
      id={id}
      required={required}
      value={typeof value === "number" || typeof value === "string" ? value : ""}
      placeholder={exampleOf(schema)}
      onChange={(event) => onChange(event.target.value === "" ? undefined : event.target.value)}
    />
  );
}

/** A multi-line text that grows with its content (`field-sizing`), with a character count if it is limited. */
export function LongTextInput(props: InputProps) {
  const { id, schema, value, onChange, required } = props;
  const text = typeof value === "string" ? value : "";
  return (
    <>
      <textarea
        {...described(props)}
        id={id}
        rows={2}
        required={required}
        value={text}
        placeholder={exampleOf(schema)}
        onChange={(event) => onChange(event.target.value === "" ? undefined : event.target.value)}
      />
      {schema.maxLength !== undefined && (
        <p className="help" data-over={text.trim().length > schema.maxLength || undefined}>
          {text.trim().length} / {schema.maxLength} caractères
        </p>
      )}
    </>
  );
}

/** A checkbox shows the site's default when the field is absent; only a different value is written. */
export function CheckboxInput(props: InputProps) {
  const { id, schema, value, onChange, label } = props;
  const whenAbsent = (schema as FormSchema).whenAbsent === true;
  return (
    <>
      <label>
        <input
          {...described(props)}
          type="checkbox"
          id={id}
          checked={typeof value === "boolean" ? value : whenAbsent}
          onChange={({ target: { checked } }) => onChange(checked === whenAbsent ? undefined : checked)}
        />{" "}
        {label}
      </label>
      {schema.description && (
        <p className="help" id={`${id}__description`}>
          {schema.description}
        </p>
      )}
    </>
  );
}

/** A select; a value that is no longer an option is still shown. */
export function SelectInput(props: InputProps) {
  const { id, value, options, onChange, required } = props;
  const choices = options.enumOptions ?? [];
  const shown = typeof value === "string" ? value : "";
  const known = shown === "" || choices.some((choice) => choice.value === value);
  return (
    <select
      {...described(props)}
      id={id}
      required={required}
      value={shown}
      onChange={(event) => onChange(event.target.value === "" ? undefined : event.target.value)}
    >
      <option value="">{required ? "Choisissez…" : "Aucun"}</option>
      {!known && <option value={shown}>{shown} (inconnu)</option>}
      {choices.map((choice) => (
        <option key={String(choice.value)} value={String(choice.value)}>
          {choice.label}
        </option>
      ))}
    </select>
  );
}

/** An icon name with autocompletion and a preview. */
export function IconInput(props: InputProps) {
  const { value, onChange } = props;
  const { icons } = useFormContext();
  const name = typeof value === "string" ? value : "";
  const known = icons.includes(name);
  const near = name && !known ? icons.filter((icon) => icon.includes(name)).slice(0, 12) : [];
  const drawing = (icon: string, size: number) => (
    <img className="icon" src={`/studio/api/icon?name=${icon}`} alt="" width={size} height={size} />
  );
  return (
    <>
      <div className="row">
        <TextInput {...props} type="text" />
        {known && drawing(name, 32)}
      </div>
      {near.length > 0 && (
        <div className="row" role="group" aria-label="Icônes proches">
          {near.map((icon) => (
            <button key={icon} type="button" title={icon} aria-label={icon} onClick={() => onChange(icon)}>
              {drawing(icon, 24)}
            </button>
          ))}
        </div>
      )}
    </>
  );
}

export function ColourInput(props: InputProps) {
  const { label, value, onChange } = props;
  const text = typeof value === "string" ? value : "";
  return (
    <div className="row">
      <TextInput {...props} type="text" />
      <input
        type="color"
        aria-label={`${label} : choisir dans une palette`}
        value={/^#[0-9a-f]{6}$/i.test(text) ? text : light.action}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
