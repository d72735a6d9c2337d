import type { GatsbyBrowser } from "gatsby";
import "./src/browser/navigation/start-history";
import "./src/styles/index.scss";
import { startAnalytics } from "./src/browser/analytics/start-analytics";
import { announceRoute } from "./src/browser/analytics/page-views";
import { startConsent } from "./src/browser/consent/consent";
import { announcePage } from "./src/browser/navigation/announce-page";
import { catchUp } from "./src/browser/navigation/catch-up";
import { endWait, watchOverduePages } from "./src/browser/navigation/overdue-page";
import { placeScroll } from "./src/browser/navigation/place-scroll";
import { keepPlaces } from "./src/browser/navigation/scroll-places";
import { hideBrokenStorage } from "./src/browser/storage/storage";
import { startInspector } from "./src/inspector/start-inspector";
import { PageShell } from "./src/layout/PageShell/PageShell";

export const onClientEntry = async (): Promise<void> => {
  hideBrokenStorage();
  // A task of its own: together with the reading of the scripts it would hold a slow phone for over 50 ms.
  await new Promise((resolve) => setTimeout(resolve));
  keepPlaces();
  watchOverduePages();
  startConsent();
  startAnalytics();
  startInspector();
};

export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = catchUp;

export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = ({ element, props }) => (
  <PageShell path={props.location.pathname}>{element}</PageShell>
);

export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = placeScroll;

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  endWait();
  announcePage(location, prevLocation);
  announceRoute(location);
};

/** A page is fetched when its link is pointed at, not whenever a link is in sight. */
export const disableCorePrefetching: GatsbyBrowser["disableCorePrefetching"] = () => true;
