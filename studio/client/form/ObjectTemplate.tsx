import type { ObjectFieldTemplateProps } from "@rjsf/utils";
import type { ReactElement } from "react";
import type { FormSchema } from "../../protocol";

type Part = { name: string; fields: ReactElement[] };

/** Groups the fields; each group is at the position of its first field. */
function partsOf({ properties, schema }: ObjectFieldTemplateProps): Part[] {
  const known = (schema as FormSchema).properties ?? {};
  return properties.reduce<Part[]>((parts, { name, content }) => {
    const group = known[name]?.group ?? "";
    const part = parts.find((one) => one.name === group);
    if (part) part.fields.push(content);
    else parts.push({ name: group, fields: [content] });
    return parts;
  }, []);
}

/** An object: groups of fields at the root, a fieldset when nested. */
export function ObjectTemplate(props: ObjectFieldTemplateProps) {
  const { fieldPathId, title, required } = props;
  if (fieldPathId.path.length > 0) {
    return (
      <fieldset className="object" id={fieldPathId.$id}>
        <legend className="label">
          {title.replace(/-(\d+)$/, " $1")}
          {!required && !/-\d+$/.test(title) && <span className="optional"> (facultatif)</span>}
        </legend>
        {props.properties.map(({ content }) => content)}
      </fieldset>
    );
  }
  return (
    <>
      {partsOf(props).map(({ name, fields }) =>
        name ? (
          <fieldset key={name} className="group">
            <legend>{name}</legend>
            {fields}
          </fieldset>
        ) : (
          <div key="main" className="main">
            {fields}
          </div>
        ),
      )}
    </>
  );
}
