import { useState } from "react";
import type { EntryView, FormSchema } from "../protocol";
import { type Difference, differencesOf } from "./differences";
import { Modal } from "./Modal";
import type { Conflict } from "./useEntryForm";

type Props = {
  conflict: Conflict;
  mine: Pick<EntryView, "value" | "body">;
  schema: FormSchema;
  /** @param fromDisk the fields whose version on disk is kept. */
  onChoose: (fromDisk: readonly string[]) => void;
  onClose: () => void;
};

type ChoiceProps = { difference: Difference; fromDisk: boolean; onChange: (fromDisk: boolean) => void };

/** Two versions of a field, one of which is kept. */
function VersionChoice({ difference: { key, label, mine, disk }, fromDisk, onChange }: ChoiceProps) {
  const versions = [
    { name: "Votre version", text: mine, chosen: !fromDisk, value: false },
    { name: "Version du disque", text: disk, chosen: fromDisk, value: true },
  ];
  return (
    <fieldset className="versionPair">
      <legend>{label}</legend>
      {versions.map(({ name, text, chosen, value }) => (
        <label key={name} className="version">
          <span className="label">
            <input type="radio" name={`version-${key}`} checked={chosen} onChange={() => onChange(value)} /> {name}
          </span>
          <span className="versionText">{text}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** The file was changed elsewhere, at the same places: asks, field by field, which version to keep. */
export function ConflictDialog({ conflict, mine, schema, onChoose, onClose }: Props) {
  const [fromDisk, setFromDisk] = useState<readonly string[]>([]);
  const choose = (key: string) => (disk: boolean) =>
    setFromDisk(disk ? [...fromDisk, key] : fromDisk.filter((one) => one !== key));
  return (
    <Modal title="Le fichier a changé entre-temps" onClose={onClose}>
      <p>
        {conflict.message} Rien n’a été écrasé : choisissez, champ par champ, la version à garder. Ce que vous n’avez
        pas touché vient du disque.
      </p>
      {differencesOf(schema, mine, conflict.current, conflict.fields).map((difference) => (
        <VersionChoice
          key={difference.key}
          difference={difference}
          fromDisk={fromDisk.includes(difference.key)}
          onChange={choose(difference.key)}
        />
      ))}
      <div className="modalActions">
        <button type="button" className="button primary" onClick={() => onChoose(fromDisk)}>
          Garder ces choix
        </button>
      </div>
    </Modal>
  );
}
