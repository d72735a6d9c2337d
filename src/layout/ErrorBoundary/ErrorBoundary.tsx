import { Component, Fragment, type ReactNode, useEffect, useState } from "react";
import { Text } from "../../components/Text/Text";
import styles from "./ErrorBoundary.module.scss";

/** Shown when a page fails to render (docs/contrat.md, «Dans la page»). */
export function PageFailure() {
  return (
    <main id="contenu" className={`stack ${styles.main}`} role="alert">
      <Text as="h1" lang="en">
        Unexpected Application Error!
      </Text>
      <Text>La page n’a pas pu s’afficher. Rechargez-la, ou repartez de l’accueil.</Text>
      <Text>
        <a href="/">Retour à l’accueil</a>
      </Text>
    </main>
  );
}

/** What Gatsby's development server leaves in the page: its results as they come, and its error overlay. */
type Development = {
  ___emitter?: Record<"on" | "off", (event: string, listener: () => void) => void>;
  _gatsbyEvents?: { push: (event: [channel: string, event: { action: string }]) => void };
};

const results = ["pageQueryResult", "staticQueryResult"];

/**
 * In `gatsby develop`: renders the page again with the next results after an error. When a file changes, Gatsby deletes
 * the file's entries, then creates them again: a query that another change has set off meanwhile finds
 * less than the page needs, and is run again at once; without this the page would stop there until it is reloaded.
 */
export function RetriedPage({ children }: { children: ReactNode }) {
  const [attempt, setAttempt] = useState(0);
  // An effect comes too late to catch an error of the first rendering.
  const [page] = useState(() => {
    const page = { failed: false, fail: () => void (page.failed = true) };
    window.addEventListener("error", page.fail);
    return page;
  });
  useEffect(() => {
    const development = window as Development;
    const emitter = development.___emitter;
    const retry = () => {
      if (!page.failed) return;
      page.failed = false;
      development._gatsbyEvents?.push(["FAST_REFRESH", { action: "CLEAR_RUNTIME_ERRORS" }]);
      setAttempt((rank) => rank + 1);
    };
    for (const result of results) emitter?.on(result, retry);
    return () => {
      for (const result of results) emitter?.off(result, retry);
      window.removeEventListener("error", page.fail);
    };
  }, [page]);
  return <Fragment key={attempt}>{children}</Fragment>;
}

type Props = { fallback?: ReactNode; children: ReactNode };

/** Confines a rendering error to its children, replaced by the fallback: nothing by default. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
