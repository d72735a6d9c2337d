import type { CreatePageArgs } from "gatsby";
import { absentAddresses } from "../../collections/absent-addresses";
import { articles } from "../../collections/articles";

/** Takes away the pages of src/pages that would list nothing. */
export function dropAbsentPages({ page, actions, getNodesByType }: CreatePageArgs): void {
  const offered = (type: string) =>
    getNodesByType(type).filter((node) => type !== articles.type || node.listed !== false).length;
  if (absentAddresses(offered).includes(page.path)) actions.deletePage(page);
}
