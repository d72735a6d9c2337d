import Form from "@rjsf/core";
import { englishStringTranslator, type RJSFSchema, TranslatableString, type ValidatorType } from "@rjsf/utils";
import { useMemo } from "react";
import type { FieldMistake, Fields, FormSchema } from "../../protocol";
import { DownloadInput } from "./DownloadInput";
import { FieldTemplate } from "./FieldTemplate";
import { IconInput } from "./IconInput";
import { CheckboxInput, ColourInput, LongTextInput, SelectInput, TextInput } from "./inputs";
import { ListItemTemplate, ListTemplate } from "./ListTemplates";
import { toErrorSchema } from "./mistakes";
import { ObjectTemplate } from "./ObjectTemplate";
import { PictureInput } from "./PictureInput";

/** Validation is left to the server, with the build's messages. */
const noValidator: ValidatorType = {
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  isValid: () => true,
  rawValidation: () => ({}),
};

const templates = {
  FieldTemplate,
  ObjectFieldTemplate: ObjectTemplate,
  ArrayFieldTemplate: ListTemplate,
  ArrayFieldItemTemplate: ListItemTemplate,
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
  return (
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
  );
}
