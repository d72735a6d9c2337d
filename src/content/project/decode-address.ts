/** Decodes an address: MDX percent-encodes accents and spaces («%C3%A9»). A malformed one is returned unchanged. */
export function decodeAddress(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
