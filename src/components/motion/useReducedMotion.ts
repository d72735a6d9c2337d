import { useSyncExternalStore } from "react";

const query = "(prefers-reduced-motion: reduce)";

/** `undefined` where `matchMedia` is missing. */
const preference = (): MediaQueryList | undefined =>
  typeof window.matchMedia === "function" ? window.matchMedia(query) : undefined;

const subscribe = (onChange: () => void) => {
  const list = preference();
  list?.addEventListener("change", onChange);
  return () => list?.removeEventListener("change", onChange);
};

/** Whether the visitor asks for stillness (WCAG 2.3.3). `false` on the server. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => preference()?.matches ?? false,
    () => false,
  );
}
