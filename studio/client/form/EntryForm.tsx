import Form from "@rjsf/core";
import {
  englishStringTranslator,
  type FieldTemplateProps,
  type ObjectFieldTemplateProps,
  type RJSFSchema,
  type TitleFieldProps,
  TranslatableString,
  type ValidatorType,
} from "@rjsf/utils";
import { type MouseEvent, useLayoutEffect, useMemo, useRef } from "react";
import type { FieldMistake, Fields, FormSchema } from "../../protocol";
import { DownloadInput, PictureInput } from "./files";
import { CheckboxInput, ColourInput, IconInput, LongTextInput, SelectInput, TextInput } from "./inputs";
import { toErrorSchema } from "./mistakes";

/** Validation is left to the server, with the build's messages. */
const noValidator: ValidatorType = {
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  isValid: () => true,
  rawValidation: () => ({}),
};

/** An item of a list is neither required nor not. */
const Label = ({ title, required }: { title: string; required: boolean | undefined }) => (
  <>
    {title.replace(/-(\d+)$/, " $1")}
    {!required && !/-\d+$/.test(title) && <span className="help"> (facultatif)</span>}
  </>
);

/** A field: label, help, input and errors; a group and a checkbox draw their own label. */
function FieldTemplate({
  id,
  label,
  required,
  displayLabel,
  schema,
  description,
  children,
  errors,
}: FieldTemplateProps) {
  const isLabelled = displayLabel && schema.type !== "boolean";
  return (
    <div className={`field ${String(schema.type)}`}>
      {isLabelled && (
        <label htmlFor={id}>
          <Label title={label} required={required} />
        </label>
      )}
      {isLabelled && description}
      {children}
      {errors}
    </div>
  );
}

const TitleField = ({ id, title, required }: TitleFieldProps) => (
  <legend id={id}>
    <Label title={title} required={required} />
  </legend>
);

/** An object: at the root, its groups, each where its first field is; a fieldset when nested. */
function ObjectTemplate({ properties, schema, fieldPathId, title, required }: ObjectFieldTemplateProps) {
  if (fieldPathId.path.length > 0) {
    return (
      <fieldset id={fieldPathId.$id}>
        <legend>
          <Label title={title} required={required} />
        </legend>
        {properties.map(({ content }) => content)}
      </fieldset>
    );
  }
  const groupOf = (name: string) => (schema as FormSchema).properties?.[name]?.group ?? "";
  return [...new Set(properties.map(({ name }) => groupOf(name)))].map((group) => {
    const fields = properties.filter(({ name }) => groupOf(name) === group).map(({ content }) => content);
    return group === "" ? (
      <div key="main">{fields}</div>
    ) : (
      <fieldset key={group} className="group">
        <legend>{group}</legend>
        {fields}
      </fieldset>
    );
  });
}

const templates = {
  FieldTemplate,
  TitleFieldTemplate: TitleField,
  ObjectFieldTemplate: ObjectTemplate,
  BaseInputTemplate: TextInput,
};

/** Keyed by rjsf widget name, or by the schema's `format`. */
const widgets = {
  CheckboxWidget: CheckboxInput,
  SelectWidget: SelectInput,
  multiline: LongTextInput,
  "sibling-image": PictureInput,
  download: DownloadInput,
  "lucide-icon": IconInput,
  "color-hex": ColourInput,
};

const french: Partial<Record<TranslatableString, string>> = {
  [TranslatableString.ArrayItemTitle]: "Élément",
  [TranslatableString.UnsupportedField]: "Ce champ ne peut pas être modifié ici",
  [TranslatableString.AddButton]: "Ajouter",
  [TranslatableString.RemoveButton]: "Retirer",
  [TranslatableString.MoveUpButton]: "Monter",
  [TranslatableString.MoveDownButton]: "Descendre",
};

type Props = {
  schema: FormSchema;
  value: Fields;
  mistakes: readonly FieldMistake[];
  onChange: (value: Fields) => void;
};

/** The form of an entry, generated from the schema of its collection. */
export function EntryForm({ schema, value, mistakes, onChange }: Props) {
  const extraErrors = useMemo(() => toErrorSchema(mistakes), [mistakes]);
  /** The buttons to focus, in order of preference, once an item has moved. */
  const wanted = useRef<string[]>([]);
  const follow = ({ target }: MouseEvent) => {
    const { id = "" } = (target as Element).closest("button") ?? {};
    const [, list, index, side] = /^(.*)_(\d+)__(moveUp|moveDown)$/.exec(id) ?? [];
    if (!side) return;
    const item = `${list}_${Number(index) + (side === "moveUp" ? -1 : 1)}__`;
    wanted.current = [item + side, `${item}moveUp`, `${item}moveDown`];
  };
  useLayoutEffect(() => {
    const buttons = wanted.current.map((id) => document.getElementById(id));
    wanted.current = [];
    buttons.find((button) => button?.matches(":enabled"))?.focus();
  }, [value]);
  return (
    <div onClickCapture={follow} role="presentation">
      <Form
        tagName="div"
        schema={schema as RJSFSchema}
        formData={value}
        validator={noValidator}
        noHtml5Validate
        showErrorList={false}
        extraErrors={extraErrors}
        templates={templates}
        widgets={widgets}
        uiSchema={{ "ui:submitButtonOptions": { norender: true } }}
        translateString={(text, params) => french[text] ?? englishStringTranslator(text, params)}
        experimental_defaultFormStateBehavior={{
          emptyObjectFields: "skipEmptyDefaults",
          arrayMinItems: { populate: "never" },
          constAsDefaults: "never",
        }}
        onChange={({ formData }) => onChange((formData ?? {}) as Fields)}
      />
    </div>
  );
}
