import { isValidElement, type ReactNode } from "react";

/** Name of the sheet every page shares, as Gatsby writes it on the inlined style. */
const sharedSheet = /^\/app\./;

function isSharedSheet(node: ReactNode): boolean {
  if (!isValidElement<{ "data-href"?: string }>(node)) return false;
  return sharedSheet.test(node.props["data-href"] ?? "");
}

/**
 * Puts the shared styles before the page's own: the order of cascade layers is settled by
 * the first sheet that names them.
 */
export const sharedStylesFirst = (head: readonly ReactNode[]): ReactNode[] => [
  ...head.filter(isSharedSheet),
  ...head.filter((node) => !isSharedSheet(node)),
];
