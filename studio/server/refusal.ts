import type { Declined } from "../protocol";

/** An error response, worded for the provider; nothing was written. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly more: Omit<Declined, "error"> = {},
  ) {
    super(message);
  }
}
