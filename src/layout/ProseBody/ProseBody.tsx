import { useContext, useEffect, useRef, useState } from "react";
import { fetchBody, knownBody } from "../../browser/prose/bodies";
import { hydrateIslands } from "./hydrate-islands";
import { ProseContext } from "./prose-context";
import styles from "./ProseBody.module.scss";

type Props = {
  /** Address of the body's own file (src/build/pages.ts). */
  source: string;
};

/**
 * The long text of a page, as the HTML the build rendered. It stands in the page's HTML
 * once: the browser takes it from there, and fetches it only after a client-side
 * navigation. Interactive parts wake up on their own (`data-island`).
 */
export function ProseBody({ source }: Props) {
  const prerendered = useContext(ProseContext);
  const [body, setBody] = useState(() => prerendered ?? knownBody(source));
  const [failed, setFailed] = useState(false);
  const container = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (body !== undefined) return undefined;
    let shown = true;
    fetchBody(source).then(
      (fetched) => shown && setBody(fetched),
      () => shown && setFailed(true),
    );
    return () => {
      shown = false;
    };
  }, [body, source]);

  useEffect(() => (body && container.current ? hydrateIslands(container.current) : undefined), [body]);

  if (failed) {
    return (
      <p role="alert" className={styles.waiting}>
        Le texte n’a pas pu être chargé. <a href="">Recharger la page</a>
      </p>
    );
  }
  return (
    <div
      ref={container}
      data-body={source}
      className={`prose ${body === undefined ? styles.waiting : ""}`}
      aria-busy={body === undefined}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: body ?? "" }}
    />
  );
}
