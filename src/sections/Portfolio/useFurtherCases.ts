import { useRef, useState } from "react";
import type { FurtherCases, PortfolioItem } from "./portfolio-item";

/** The cases that the page does not carry: none until `load` has brought them, once. */
export function useFurtherCases(further: FurtherCases | undefined) {
  const [cases, setCases] = useState<PortfolioItem[]>([]);
  const request = useRef<Promise<void> | null>(null);

  /** Fails when they can't be fetched; the next call then tries again. */
  const load = (): Promise<void> => {
    if (!further) return Promise.resolve();
    request.current ??= further.fetch().then(setCases, (error: unknown) => {
      request.current = null;
      throw error;
    });
    return request.current;
  };

  return { cases, load };
}
