const labelFields = ["title", "name", "question", "label", "key"];

/** The label of an entry in lists: the first of its fields that names it. */
export const labelOf = (fields: Readonly<Record<string, unknown>>, otherwise: string): string => {
  const found = labelFields.map((name) => fields[name]).find((text) => typeof text === "string" && text !== "");
  return typeof found === "string" ? found : otherwise;
};
