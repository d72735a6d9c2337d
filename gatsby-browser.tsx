// Before the router, which reads the URL on import.
import { restoreAddress } from "./src/browser/navigation/disable-router";
import type { GatsbyBrowser } from "gatsby";
import { type ReactNode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import "./src/styles/index.scss";
import { startAnalytics } from "./src/browser/analytics/start-analytics";
import { startConsent } from "./src/browser/consent/consent";
import { keepTyped } from "./src/browser/keep-typed";
import { glideToAnchors } from "./src/browser/navigation/glide";
import { keepFocusInSight } from "./src/browser/navigation/keep-focus-in-sight";
import { settleSections } from "./src/browser/settle-sections";
import { hideBrokenStorage } from "./src/browser/storage/storage";
import { startInspector } from "./src/inspector/start-inspector";
import { RetriedPage } from "./src/layout/ErrorBoundary/ErrorBoundary";
import { PageShell } from "./src/layout/PageShell/PageShell";

/** Runs in a separate task: together with the evaluation of the scripts it would block a slow phone for over 50 ms. */
export const onClientEntry = async (): Promise<void> => {
  await new Promise((resolve) => setTimeout(resolve));
  // After what Gatsby does once this returns; a hidden tab delays it.
  setTimeout(restoreAddress);
  hideBrokenStorage();
  glideToAnchors();
  keepFocusInSight();
  startConsent();
  startAnalytics();
  startInspector();
};

/**
 * In a transition React hydrates in slices of 5 ms; Gatsby's own call blocks a slow phone for 100
 * ms (Lighthouse: 96 instead of 100). In development the HTML is empty: render it instead.
 */
const hydrate = (page: ReactNode, container: Element): void => {
  restoreAddress();
  if (!container.querySelector("#gatsby-focus-wrapper > *")) {
    createRoot(container).render(page);
    return;
  }
  const putBack = keepTyped(container);
  const onRecoverableError = (error: unknown): void => {
    putBack();
    reportError(error);
  };
  startTransition(() => void hydrateRoot(container, page, { onRecoverableError }));
};

// Gatsby types it for React 17.
export const replaceHydrateFunction = () => hydrate;

/** Notifies `start-scripts.ts`, then lays out what has waited. */
export const onInitialClientRender = (): void => {
  document.dispatchEvent(new Event("hydrated"));
  settleSections();
};

export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = ({ element, props }) => {
  const page = <PageShell path={props.location.pathname}>{element}</PageShell>;
  return process.env.NODE_ENV === "development" ? <RetriedPage>{page}</RetriedPage> : page;
};

/** Scrolling is left to the browser. */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = () => false;
