import { useMedia } from "./useMedia";

/** Whether the visitor asks for stillness (WCAG 2.3.3). `false` on the server. */
export const useReducedMotion = (): boolean => useMedia("(prefers-reduced-motion: reduce)");
