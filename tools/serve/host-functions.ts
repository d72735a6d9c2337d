import contact from "../../netlify/functions/contact";
import health from "../../netlify/functions/health";
import { contactFunction, healthFunction } from "../../src/shared/function-addresses";
import type { HostFunction } from "./function-handler";

/** The HTTP functions, by their path on the host. */
export const hostFunctions: Readonly<Record<string, HostFunction>> = {
  [contactFunction]: contact,
  [healthFunction]: health,
};
