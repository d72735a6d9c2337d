import { type ReactNode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";

/**
 * Wakes a prebuilt page up in slices of 5 ms, as `HydrateApart` does its parts. Gatsby's own way wakes the frame around
 * them in one go, which holds a slow phone for over 50 ms. Without anything prebuilt (the development server), draws it.
 */
export const hydrateInSlices = (page: ReactNode, container: Element): void => {
  if (container.querySelector("#gatsby-focus-wrapper > *")) startTransition(() => void hydrateRoot(container, page));
  else createRoot(container).render(page);
};
