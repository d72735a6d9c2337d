import { useEffect, useRef } from "react";
import { followSections } from "../../browser/prose/follow-sections";
import "../../styles/prose.scss";
import { hydrateIslands } from "./hydrate-islands";

type Props = {
  /** The text, as the build rendered it. */
  html: string;
};

/** The long text of a page: static, but for its table of contents and its interactive parts. */
export function ProseBody({ html }: Props) {
  const container = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!container.current) return undefined;
    const stops = [followSections(container.current), hydrateIslands(container.current)];
    return () => stops.forEach((stop) => stop());
  }, [html]);

  return <div ref={container} dangerouslySetInnerHTML={{ __html: html }} />;
}
