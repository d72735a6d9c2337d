import { useMedia } from "./useMedia";

/** Whether the visitor prefers reduced motion (WCAG 2.3.3). `false` on the server. */
export const useReducedMotion = (): boolean => useMedia("(prefers-reduced-motion: reduce)");
