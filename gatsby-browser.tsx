// Before the router, which reads the address as soon as it is imported.
import "./src/browser/navigation/start-history";
import { type GatsbyBrowser, navigate } from "gatsby";
import "./src/styles/index.scss";
import { startAnalytics } from "./src/browser/analytics/start-analytics";
import { announceRoute } from "./src/browser/analytics/page-views";
import { startConsent } from "./src/browser/consent/consent";
import { announcePage } from "./src/browser/navigation/announce-page";
import { catchUp } from "./src/browser/navigation/catch-up";
import { fetchAhead } from "./src/browser/navigation/fetch-ahead";
import { followLinks } from "./src/browser/navigation/follow-links";
import { endWait, watchOverduePages } from "./src/browser/navigation/overdue-page";
import { placeScroll } from "./src/browser/navigation/place-scroll";
import { keepPlaces } from "./src/browser/navigation/scroll-places";
import { pageArrived, visit } from "./src/browser/navigation/visit";
import { hideBrokenStorage } from "./src/browser/storage/storage";
import { hydrateInSlices } from "./src/components/HydrateApart/hydrate-in-slices";
import { startInspector } from "./src/inspector/start-inspector";
import { PageShell } from "./src/layout/PageShell/PageShell";

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

export const onClientEntry = async (): Promise<void> => {
  // In tasks of their own: with the reading of the scripts, or what Gatsby does next, they would hold a slow phone for
  // over 50 ms.
  await nextTask();
  hideBrokenStorage();
  keepPlaces();
  watchOverduePages();
  startConsent();
  await nextTask();
  startAnalytics();
  startInspector();
};

// Gatsby's own type for it is that of React 17.
export const replaceHydrateFunction = () => hydrateInSlices;

/** The router listens from here on. */
export const onInitialClientRender = (): void => {
  catchUp();
  followLinks((href) => void visit(href, navigate));
  fetchAhead();
};

export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = ({ element, props }) => (
  <PageShell path={props.location.pathname}>{element}</PageShell>
);

export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = placeScroll;

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  endWait();
  pageArrived();
  announcePage(location, prevLocation);
  announceRoute(location);
};
