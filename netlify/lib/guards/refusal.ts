import type { FieldErrors } from "../../../src/model/contact-message";

/** A request that is not taken, and what to tell the visitor, in French. */
export class Refusal extends Error {
  override name = "Refusal";

  constructor(
    readonly status: number,
    message: string,
    readonly details: { fields?: FieldErrors; headers?: Record<string, string> } = {},
  ) {
    super(message);
  }
}
