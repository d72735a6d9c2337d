import type { Declined } from "../protocol";

/** Why a request is declined, told to the provider; nothing was written. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly more: Omit<Declined, "error"> = {},
  ) {
    super(message);
  }
}
