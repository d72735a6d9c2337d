import { contactFunction, contactShortcut } from "../../shared/function-addresses";

const localNames = ["localhost", "127.0.0.1", "[::1]"];

/** Where the script posts (docs/contrat.md, «Formulaire de contact»): `/contact` on a local development host. */
export function contactEndpoint(hostname: string): string {
  return localNames.includes(hostname) || hostname.endsWith(".localhost") ? contactShortcut : contactFunction;
}
