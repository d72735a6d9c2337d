import { useState } from "react";
import { frenchNumber, typedNumber } from "../../shared/french-number";

/** A field of a calculator, and what its number counts. */
export type AmountField<Key> = { key: Key; label: string; hint: string };

/**
 * What is typed in the fields of a calculator, as numbers, from those it starts with.
 *
 * @param prefix of the fields' ids.
 * @returns `mistake` names the first field whose text is no number above zero; empty ones are the caller's to ask for.
 */
export function useAmounts<Key extends string>(
  prefix: string,
  fields: readonly AmountField<Key>[],
  start: Readonly<Record<Key, number>>,
) {
  const each = <Value>(valueOf: (key: Key) => Value) =>
    Object.fromEntries(fields.map(({ key }) => [key, valueOf(key)])) as Record<Key, Value>;
  const [typed, setTyped] = useState(() => each((key) => frenchNumber(start[key])));
  const amounts = each((key) => typedNumber(typed[key]));
  const unread = fields.find(({ key }) => typed[key].trim() !== "" && !(amounts[key] > 0));

  return {
    amounts,
    mistake:
      unread &&
      `${unread.label}\u00a0: «\u00a0${typed[unread.key].trim()}\u00a0» n’est pas un nombre supérieur à zéro.`,
    read: (form: HTMLFormElement): void => {
      const data = new FormData(form);
      setTyped(each((key) => data.get(key) as string));
    },
    idOf: (key: Key) => `${prefix}-${key}`,
    /**
     * `id-aide`: the id of the field's hint. A field of type number would lose a comma, and be rewritten by the wheel.
     */
    inputProps: (key: Key) => ({
      id: `${prefix}-${key}`,
      name: key,
      "aria-describedby": `${prefix}-${key}-aide`,
      type: "text",
      inputMode: "decimal" as const,
      autoComplete: "off",
      defaultValue: frenchNumber(start[key]),
    }),
  };
}
