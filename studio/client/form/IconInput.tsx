import { type InputProps, TextInput } from "./inputs";
import { useFormContext } from "./form-context";

/** An icon name with autocompletion and a preview. */
export function IconInput(props: InputProps) {
  const { id, value } = props;
  const { icons } = useFormContext();
  const name = typeof value === "string" ? value : "";
  const known = icons.includes(name);
  const near = name && !known ? icons.filter((icon) => icon.includes(name)).slice(0, 12) : [];
  return (
    <>
      <div className="row">
        <TextInput {...props} type="text" />
        {known && <img className="iconPreview" src={`/studio/api/icon?name=${name}`} alt="" width="32" height="32" />}
      </div>
      {near.length > 0 && (
        <div className="iconChoices" role="group" aria-label="Icônes proches" id={`${id}__near`}>
          {near.map((icon) => (
            <button
              key={icon}
              type="button"
              className="iconChoice"
              title={icon}
              aria-label={icon}
              onClick={() => props.onChange(icon)}
            >
              <img src={`/studio/api/icon?name=${icon}`} alt="" width="24" height="24" />
            </button>
          ))}
        </div>
      )}
    </>
  );
}
