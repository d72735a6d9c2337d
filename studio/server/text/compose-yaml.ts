import { isScalar, Scalar, stringify } from "yaml";
import { isFields } from "../../fields";
import type { Fields } from "../../protocol";

export type Style = { source: string; end: string };

const oneLine = { lineWidth: 0, doubleQuotedMinMultiLineLength: Infinity } as const;

/** Formats a scalar on one line, with the quotes of the former one if possible. */
export function scalarText(value: unknown, type: unknown): string {
  const scalar = new Scalar(value);
  if (typeof value === "string") {
    scalar.type = value.includes("\n") ? Scalar.QUOTE_DOUBLE : ((type ?? Scalar.QUOTE_DOUBLE) as Scalar.Type);
  }
  return stringify(scalar, oneLine).trimEnd();
}

/** Formats a new field: strings quoted, dates not. */
export function compose({ end }: Style, key: string, value: unknown, indent: string): string {
  const bare = typeof value === "string" && /^\d{4}-\d\d-\d\d$/.test(value);
  const defaultStringType = bare ? Scalar.PLAIN : Scalar.QUOTE_DOUBLE;
  const text = stringify({ [key]: value }, { ...oneLine, defaultKeyType: Scalar.PLAIN, defaultStringType });
  return text
    .trimEnd()
    .split("\n")
    .map((line) => indent + line)
    .join(end);
}

/** The front matter of a new file. */
export const composeYaml = (fields: Fields): string =>
  Object.entries(fields)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${compose({ source: "", end: "\n" }, key, value, "")}\n`)
    .join("");

/** A new item of a list, with the quotes of another. */
export function composeItem(style: Style, item: unknown, dash: string, like: unknown): string {
  if (!isFields(item)) return dash + scalarText(item, isScalar(like) ? like.type : undefined) + style.end;
  const indent = " ".repeat(dash.length);
  const fields = Object.entries(item).filter(([, value]) => value !== undefined);
  const text = fields.map(([key, value]) => compose(style, key, value, indent) + style.end).join("");
  return dash + text.slice(indent.length);
}
