import { useSyncExternalStore } from "react";

/** `undefined` where `matchMedia` is not supported. */
const query = (): MediaQueryList | undefined =>
  typeof window.matchMedia === "function" ? window.matchMedia("(prefers-reduced-motion: reduce)") : undefined;

const subscribe = (onChange: () => void) => {
  const list = query();
  list?.addEventListener("change", onChange);
  return () => list?.removeEventListener("change", onChange);
};

/** Whether the visitor prefers reduced motion (WCAG 2.3.3). `false` on the server. */
export const useReducedMotion = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => query()?.matches ?? false,
    () => false,
  );
