import type { CreatePageArgs } from "gatsby";
import { absentAddresses } from "../../collections/absent-addresses";
import { isDeveloping } from "../is-developing";

/** Deletes the pages of src/pages that would list nothing; not in `gatsby develop`, which would not create them again. */
export function deleteAbsentPages({ page, actions, getNodesByType }: CreatePageArgs): void {
  if (isDeveloping()) return;
  if (absentAddresses(getNodesByType).includes(page.path)) actions.deletePage(page);
}
