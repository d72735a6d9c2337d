import { cloneElement, isValidElement, type ReactElement, type ReactNode } from "react";

/** The React key that gatsby-plugin-google-tagmanager gives to both its head script and its iframe. */
const PLUGIN_KEY = "plugin-google-tagmanager";

const isSnippet = (node: ReactNode): node is ReactElement => isValidElement(node) && node.key === PLUGIN_KEY;

/**
 * Makes the tag manager's head script inert: a browser does not run `text/plain`.
 * `src/browser/analytics/tag-manager.ts` runs the unchanged source after consent.
 */
export function makeTagManagerInert(headComponents: readonly ReactNode[]): ReactNode[] {
  return headComponents.map((node) =>
    isSnippet(node) ? cloneElement(node, { type: "text/plain", "data-category": "analytics" }) : node,
  );
}

/** Removes the tag manager's `noscript` iframe: nobody can consent without JavaScript. */
export function removeTagManagerFrame(bodyComponents: readonly ReactNode[]): ReactNode[] {
  return bodyComponents.filter((node) => !isSnippet(node));
}
