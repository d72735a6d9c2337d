import { isValidElement, type ReactNode } from "react";

/** Name of the sheet every page shares, as Gatsby writes it on the inlined style. */
const sharedSheet = "/app.";

function isSharedSheet(node: ReactNode): boolean {
  if (!isValidElement<{ "data-href"?: string }>(node)) return false;
  return (node.props["data-href"] ?? "").startsWith(sharedSheet);
}

/** What gatsby-plugin-image adds to every head for `GatsbyImage`, which this site does not use. */
const isForGatsbyImage = (node: ReactNode): boolean =>
  isValidElement(node) && Boolean(node.key?.startsWith("gatsby-image-style"));

/**
 * The head as it should be: shared styles before the page's own, for the order of cascade
 * layers is settled by the first sheet that names them; nothing for unused components.
 */
export function arrangeHead(head: readonly ReactNode[]): ReactNode[] {
  const used = head.filter((node) => !isForGatsbyImage(node));
  return [...used.filter(isSharedSheet), ...used.filter((node) => !isSharedSheet(node))];
}
