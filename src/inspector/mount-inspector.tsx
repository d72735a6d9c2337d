import { createRoot } from "react-dom/client";
import { removeStored } from "../browser/storage/storage";
import { EventInspector } from "./EventInspector";
import { inspectorStyle } from "./inspector-style";
import { startPushLog } from "./push-log";

/**
 * Mounts the inspector at the end of the page, in a shadow root: isolated from the site's styles,
 * and with its own in this chunk rather than in every page's stylesheet. The content-security
 * policy does not apply to a stylesheet constructed by script.
 */
export function mountInspector(): void {
  startPushLog();
  const host = document.createElement("div");
  host.id = "inspecteur";
  // The banner, which stood before, tells its height when it changes.
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
