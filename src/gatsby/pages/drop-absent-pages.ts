import type { CreatePageArgs } from "gatsby";
import { absentAddresses } from "../../collections/absent-addresses";
import { isDeveloping } from "../is-developing";

/** Takes away the pages of src/pages that would list nothing; not in `gatsby develop`, where they would not come back. */
export function dropAbsentPages({ page, actions, getNodesByType }: CreatePageArgs): void {
  if (isDeveloping()) return;
  if (absentAddresses(getNodesByType).includes(page.path)) actions.deletePage(page);
}
