import { createRoot } from "react-dom/client";
import { removeStored } from "../browser/storage/storage";
import { EventInspector } from "./EventInspector";
import { inspectorStyle } from "./inspector-style";
import { startPushLog } from "./push-log";

/**
 * Puts the inspector at the end of the page, in a shadow root: the site's styles do not reach it, and its own
 * travel in this chunk instead of the style sheet that every page carries. A style sheet made by script is
 * not subject to the content-security policy.
 */
export function mountInspector(): void {
  startPushLog();
  const host = document.createElement("div");
  host.id = "inspecteur";
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
