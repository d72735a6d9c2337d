import { domainToUnicode } from "node:url";

/** An address as its owner writes it: an internationalised domain in Unicode, not in ASCII. */
export function readableAddress(address: string): string {
  const domain = address.lastIndexOf("@") + 1;
  return address.slice(0, domain) + (domainToUnicode(address.slice(domain)) || address.slice(domain));
}
