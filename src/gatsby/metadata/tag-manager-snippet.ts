import { cloneElement, isValidElement, type ReactElement, type ReactNode } from "react";

/** The key gatsby-plugin-google-tagmanager gives to its head script and to its frame alike. */
const PLUGIN_KEY = "plugin-google-tagmanager";

const isSnippet = (node: ReactNode): node is ReactElement => isValidElement(node) && node.key === PLUGIN_KEY;

/**
 * Makes the tag manager's head script inert: a browser reads `text/plain` and runs nothing. The text stays
 * as it is; `src/browser/analytics/tag-manager.ts` runs it at consent.
 */
export function holdTagManager(headComponents: readonly ReactNode[]): ReactNode[] {
  return headComponents.map((node) =>
    isSnippet(node) ? cloneElement(node, { type: "text/plain", "data-category": "analytics" }) : node,
  );
}

/** Drops the tag manager's `noscript` frame: without JavaScript nobody can consent. */
export function dropTagManagerFrame(bodyComponents: readonly ReactNode[]): ReactNode[] {
  return bodyComponents.filter((node) => !isSnippet(node));
}
