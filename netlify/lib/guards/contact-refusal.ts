import type { FieldErrors } from "../../../src/shared/contact-message";

/** An error response, with a message for the visitor, in French. */
export class ContactRefusal extends Error {
  override name = "ContactRefusal";

  constructor(
    readonly status: number,
    message: string,
    readonly details: { fields?: FieldErrors; headers?: Record<string, string> } = {},
  ) {
    super(message);
  }
}
