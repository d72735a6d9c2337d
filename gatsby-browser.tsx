// Imported before Gatsby's router, which reads the URL on import.
import { restoreAddress } from "./src/browser/navigation/disable-router";
import type { GatsbyBrowser } from "gatsby";
import { type ReactNode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import "./src/styles/index.scss";
import { startAnalytics } from "./src/browser/analytics/start-analytics";
import { startConsent } from "./src/browser/consent/consent";
import { preserveInput } from "./src/browser/preserve-input";
import { smoothScrollToAnchors } from "./src/browser/navigation/smooth-scroll";
import { keepFocusVisible } from "./src/browser/navigation/keep-focus-visible";
import { layOutSections } from "./src/browser/lay-out-sections";
import { hideBrokenStorage } from "./src/browser/storage/storage";
import { startInspector } from "./src/inspector/start-inspector";
import { RetriedPage } from "./src/layout/ErrorBoundary/ErrorBoundary";
import { PageShell } from "./src/layout/PageShell/PageShell";

/** Starts the page in a separate task: in the task that evaluates the scripts, it would block a slow phone for over 50 ms. */
export const onClientEntry = async (): Promise<void> => {
  await new Promise((resolve) => setTimeout(resolve));
  // Runs after Gatsby's own start, which follows this function; `hydrate` does the same, as a hidden tab delays timers.
  setTimeout(restoreAddress);
  hideBrokenStorage();
  smoothScrollToAnchors();
  keepFocusVisible();
  startConsent();
  startAnalytics();
  startInspector();
};

/**
 * Hydrates in a transition, which React cuts in slices of 5 ms; Gatsby's own call blocks a slow phone
 * for 100 ms (Lighthouse: 96 instead of 100). In development the HTML is empty: the page is rendered.
 */
const hydrate = (page: ReactNode, container: Element): void => {
  restoreAddress();
  if (!container.querySelector("#gatsby-focus-wrapper > *")) {
    createRoot(container).render(page);
    return;
  }
  const restoreInput = preserveInput(container);
  const onRecoverableError = (error: unknown): void => {
    restoreInput();
    reportError(error);
  };
  startTransition(() => void hydrateRoot(container, page, { onRecoverableError }));
};

// Not typed by `GatsbyBrowser`: its type for this hook follows React 17.
export const replaceHydrateFunction = () => hydrate;

/** Notifies `src/browser/start-scripts.ts`, then lays out the sections that the first paint skipped. */
export const onInitialClientRender = (): void => {
  document.dispatchEvent(new Event("hydrated"));
  layOutSections();
};

export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = ({ element, props }) => {
  const page = <PageShell path={props.location.pathname}>{element}</PageShell>;
  return process.env.NODE_ENV === "development" ? <RetriedPage>{page}</RetriedPage> : page;
};

/** Scrolling is left to the browser. */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = () => false;
