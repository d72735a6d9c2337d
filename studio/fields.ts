import type { Fields } from "./protocol";

/** Whether a value is an object with named fields, which a list is not. */
export const isFields = (value: unknown): value is Fields =>
  value !== null && typeof value === "object" && !Array.isArray(value);

/** The fields of a value; none if it is something else. */
export const fieldsIn = (value: unknown): Fields => (isFields(value) ? value : {});
