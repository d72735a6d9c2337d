import contact from "../../netlify/functions/contact";
import health from "../../netlify/functions/health";
import type { HostFunction } from "./function-handler";

/** The functions a browser can reach, by the address the host gives them. */
export const hostFunctions: Readonly<Record<string, HostFunction>> = {
  "/.netlify/functions/contact": contact,
  "/.netlify/functions/health": health,
};
