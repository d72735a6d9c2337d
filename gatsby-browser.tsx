import type { GatsbyBrowser } from "gatsby";
import "./src/styles/index.scss";
import { announcePage } from "./src/browser/navigation/announce-page";
import { placeScroll } from "./src/browser/navigation/place-scroll";
import { PageShell } from "./src/layout/PageShell/PageShell";

export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = ({ element, props }) => (
  <PageShell path={props.location.pathname}>{element}</PageShell>
);

export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = placeScroll;

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  announcePage(location, prevLocation);
};
