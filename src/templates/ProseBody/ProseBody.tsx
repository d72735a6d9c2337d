import "../../styles/prose.scss";

import { type ComponentType, useEffect, useRef } from "react";
import { hydrateRoot } from "react-dom/client";
import { startScrollSpy } from "../../browser/prose/scroll-spy";
import { foldContents } from "../../components/prose/TableOfContents";

/** Interactive components of articles, each in its own chunk. */
const islands: Record<string, () => Promise<ComponentType>> = {
  "priority-calculator": async () => (await import("../../components/prose/PriorityCalculator")).PriorityCalculator,
};

/**
 * Hydrates the interactive components of a static text. One that can't be loaded stays as
 * prerendered.
 *
 * @returns a function that unmounts them.
 */
function hydrateIslands(container: HTMLElement): () => void {
  const roots: { unmount(): void }[] = [];
  let unmounted = false;
  for (const element of container.querySelectorAll<HTMLElement>("[data-island]")) {
    const load = islands[element.dataset.island ?? ""];
    void load?.().then(
      (Island) => {
        if (!unmounted) roots.push(hydrateRoot(element, <Island />));
      },
      (error: unknown) => console.error("An interactive part of the article could not be loaded", error),
    );
  }
  return () => {
    unmounted = true;
    // React forbids unmounting a root while another is rendering.
    setTimeout(() => roots.forEach((root) => root.unmount()));
  };
}

type Props = {
  /** The text, rendered by the build. */
  html: string;
};

/** A long text: static HTML, except its table of contents and interactive components. */
export function ProseBody({ html }: Props) {
  const container = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!container.current) return undefined;
    const stops = [
      foldContents(container.current),
      startScrollSpy(container.current),
      hydrateIslands(container.current),
    ];
    return () => stops.forEach((stop) => stop());
  }, [html]);

  return <div ref={container} dangerouslySetInnerHTML={{ __html: html }} />;
}
