import { useEffect, useRef } from "react";
import { startScrollSpy } from "../../browser/prose/scroll-spy";
import { foldContents } from "../../components/prose/fold-contents";
import "../../styles/prose.scss";
import { hydrateIslands } from "./hydrate-islands";

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
