import { createRoot } from "react-dom/client";
import { removeStored } from "../browser/storage/storage";
import { EventInspector } from "./EventInspector";
import { inspectorStyle } from "./inspector-style";
import { startPushLog } from "./push-log";

/**
 * Mounts the inspector at the end of the page, in a shadow root: the site's styles do not apply
 * there, and its own are in this chunk rather than in every page's stylesheet. The content-security
 * policy allows stylesheets constructed by script.
 */
export function mountInspector(): void {
  startPushLog();
  const host = document.createElement("div");
  host.id = "inspecteur";
  // The consent banner publishes its height only when it changes: copy the current one.
  host.dataset.floor = "";
  const height = "--consent-banner-height";
  host.style.setProperty(height, document.documentElement.style.getPropertyValue(height));
  const shadow = host.attachShadow({ mode: "open" });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(inspectorStyle);
  shadow.adoptedStyleSheets = [sheet];
  document.body.append(host);

  const root = createRoot(shadow);
  const quit = (): void => {
    removeStored("inspecteur");
    root.unmount();
    host.remove();
  };
  root.render(<EventInspector onQuit={quit} />);
}
