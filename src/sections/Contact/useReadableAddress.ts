import { useEffect, useState } from "react";

/**
 * An address with its domain as people write it, «café.fr» for «xn--caf-dma.fr» (RFC 5891): browsers and the form put it
 * in ASCII. Fetched for such an address only; without it, the address stays as it is.
 */
export function useReadableAddress(address: string): string {
  const [decoded, setDecoded] = useState({ address, readable: address });

  useEffect(() => {
    if (!/[@.]xn--/i.test(address)) return;
    // With its slash, the package rather than Node's deprecated module of the same name.
    import("punycode/").then(
      ({ toUnicode }) => setDecoded({ address, readable: toUnicode(address) }),
      () => undefined,
    );
  }, [address]);

  return decoded.address === address ? decoded.readable : address;
}
