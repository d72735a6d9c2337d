// Before the router, which reads the address as soon as it is imported.
import "./src/browser/navigation/quiet-router";
import type { GatsbyBrowser } from "gatsby";
import "./src/styles/index.scss";
import { startAnalytics } from "./src/browser/analytics/start-analytics";
import { startConsent } from "./src/browser/consent/consent";
import { hideBrokenStorage } from "./src/browser/storage/storage";
import { startInspector } from "./src/inspector/start-inspector";
import { PageShell } from "./src/layout/PageShell/PageShell";

export const onClientEntry = (): void => {
  hideBrokenStorage();
  startConsent();
  startAnalytics();
  startInspector();
};

/** Tells `start-scripts.ts` that the page answers from here on. */
export const onInitialClientRender = (): void => {
  document.dispatchEvent(new Event("awake"));
};

export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = ({ element, props }) => (
  <PageShell path={props.location.pathname}>{element}</PageShell>
);

/** The scroll is the browser's. */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = () => false;
