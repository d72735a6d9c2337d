import type { ComponentType } from "react";
import { hydrateRoot } from "react-dom/client";

/** Interactive components an article may hold, each in a chunk of its own. */
const islands: Record<string, () => Promise<ComponentType>> = {
  "priority-calculator": async () => (await import("../../components/prose/PriorityCalculator")).PriorityCalculator,
};

/**
 * Wakes up the interactive parts of a static text. One that can't be loaded stays as it
 * was rendered: readable.
 *
 * @returns a function that puts them back to sleep.
 */
export function hydrateIslands(container: HTMLElement): () => void {
  const roots: { unmount(): void }[] = [];
  let leaving = false;
  for (const element of container.querySelectorAll<HTMLElement>("[data-island]")) {
    const load = islands[element.dataset.island ?? ""];
    void load?.().then(
      (Island) => {
        if (!leaving) roots.push(hydrateRoot(element, <Island />));
      },
      (error: unknown) => console.error("An interactive part of the article could not be loaded", error),
    );
  }
  return () => {
    leaving = true;
    // React forbids unmounting a root while another renders.
    setTimeout(() => roots.forEach((root) => root.unmount()));
  };
}
