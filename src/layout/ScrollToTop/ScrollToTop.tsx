import { useEffect, useRef, useState } from "react";
import { Icon } from "../../components/Icon/Icon";
import { useReducedMotion } from "../../components/motion/useReducedMotion";
import styles from "./ScrollToTop.module.scss";

/** Beyond 300 px of scroll (docs/contrat.md, «Constantes»), a way back. No work on scrolling: the browser watches a mark. */
export function ScrollToTop() {
  const mark = useRef<HTMLDivElement>(null);
  const [beyond, setBeyond] = useState(false);
  const still = useReducedMotion();

  useEffect(() => {
    if (!mark.current || typeof IntersectionObserver !== "function") return undefined;
    const observer = new IntersectionObserver((entries) => setBeyond(entries.at(-1)?.isIntersecting === false));
    observer.observe(mark.current);
    return () => observer.disconnect();
  }, []);

  const climb = (): void => {
    // The button is about to go: focus must not go with it.
    const heading = document.querySelector<HTMLElement>("main h1");
    heading?.setAttribute("tabindex", "-1");
    heading?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: still ? "instant" : "smooth" });
  };

  return (
    <>
      <div ref={mark} className={styles.mark} />
      <button
        type="button"
        className={styles.button}
        hidden={!beyond}
        aria-label="Revenir en haut de la page"
        onClick={climb}
      >
        <Icon name="arrow-up" />
      </button>
    </>
  );
}
