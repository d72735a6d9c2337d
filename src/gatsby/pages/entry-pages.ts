import { collections } from "../../collections/collections";
import { ownFile } from "../../content/project/project-files";
import { isDeveloping } from "../is-developing";

/** The entries of each type that has a page. */
export type Entries = Readonly<Record<string, { nodes: readonly { id: string; path: string }[] }>>;

type EntryPage = { path: string; component: string; context: Record<string, unknown> };

const templates = collections.flatMap(({ type, page }) => (page?.template ? [{ type, template: page.template }] : []));

/** The query for the entries that have a page. */
export const entriesQuery = `{ ${templates.map(({ type }) => `${type}: all${type} { nodes { id path } }`).join("\n")} }`;

/**
 * The pages of the entries. In `gatsby develop` a template is bundled while it has a page: it keeps one when its last
 * entry goes, so that the next one is not shown before the bundle that draws it is made.
 *
 * @param neighbours what each entry's page leads to, by id.
 */
export const entryPages = (found: Entries, neighbours: ReadonlyMap<string, object>): EntryPage[] =>
  templates.flatMap(({ type, template }) => {
    const nodes = found[type]?.nodes ?? [];
    const kept = nodes.length === 0 && isDeveloping() ? [{ id: "", path: `/modeles/${template}` }] : nodes;
    const component = ownFile(`src/templates/${template}.tsx`);
    return kept.map(({ id, path }) => ({ path, component, context: { id, ...neighbours.get(id) } }));
  });
