import { useContext, useEffect, useRef, useState } from "react";
import { placeAgain } from "../../browser/navigation/place-scroll";
import { fetchBody, knownBody } from "../../browser/prose/bodies";
import { followSections } from "../../browser/prose/follow-sections";
import { Button } from "../../components/Button/Button";
import { useTurn } from "../../components/InTurn/InTurn";
import { hydrateIslands } from "./hydrate-islands";
import { ProseContext } from "./prose-context";
import "../../styles/prose.scss";
import styles from "./ProseBody.module.scss";

type Props = {
  /** Address of the body's own file (src/build/pages/create-prose-pages.ts). */
  source: string;
};

/** Wakes up what a static text holds: its table of contents, its interactive parts. */
function wakeUp(container: HTMLElement): () => void {
  const sleeps = [followSections(container), hydrateIslands(container)];
  return () => sleeps.forEach((sleep) => sleep());
}

/**
 * The long text of a page, as the HTML the build rendered. It stands in the page's HTML
 * once: the browser takes it from there, and fetches it only after a client-side
 * navigation.
 */
export const ProseBody = ({ source }: Props) => <Body key={source} source={source} />;

/** Another text takes another address, and starts anew: `gatsby develop` changes it under the page. */
function Body({ source }: Props) {
  const prerendered = useContext(ProseContext);
  const whole = useTurn();
  const [body, setBody] = useState(() => prerendered ?? (whole ? knownBody(source) : undefined));
  const [failed, setFailed] = useState(false);
  const [late] = useState(body === undefined);
  const container = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (body !== undefined || !whole) return undefined;
    let shown = true;
    fetchBody(source).then(
      (fetched) => shown && setBody(fetched),
      () => shown && setFailed(true),
    );
    return () => {
      shown = false;
    };
  }, [body, source, whole]);

  useEffect(() => {
    if (body === undefined || !container.current) return undefined;
    if (late) placeAgain();
    return wakeUp(container.current);
  }, [body, late]);

  if (failed) {
    return (
      <div role="alert" className={styles.waiting}>
        <p>Le texte n’a pas pu être chargé.</p>
        <Button variant="secondary" onClick={() => window.location.reload()}>
          Recharger la page
        </Button>
      </div>
    );
  }
  return (
    <div
      ref={container}
      data-body={source}
      className={body === undefined ? styles.waiting : undefined}
      aria-busy={body === undefined}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: body ?? "" }}
    />
  );
}
