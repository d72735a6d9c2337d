import { collections } from "../../collections/collections";
import { codeFile } from "../../content/project/project-files";
import { isDeveloping } from "../is-developing";

/** The entries of each type that has a page. */
export type Entries = Readonly<Record<string, { nodes: readonly { id: string; path: string }[] }>>;

type EntryPage = { path: string; component: string; context: Record<string, unknown> };

const templates = collections.flatMap(({ type, page }) => (page?.template ? [{ type, template: page.template }] : []));

/** The query for the entries that have a page. */
export const entriesQuery = `{ ${templates.map(({ type }) => `${type}: all${type} { nodes { id path } }`).join("\n")} }`;

/**
 * The pages of the entries. `gatsby develop` bundles a template only while it has a page: a template without entries gets
 * an example page, or the first entry would be shown before its template is bundled.
 *
 * @param neighbours the pages to which each entry's page leads, by id.
 */
export const entryPages = (found: Entries, neighbours: ReadonlyMap<string, object>): EntryPage[] =>
  templates.flatMap(({ type, template }) => {
    const nodes = found[type]?.nodes ?? [];
    const shownNodes = nodes.length === 0 && isDeveloping() ? [{ id: "", path: `/modeles/${template}` }] : nodes;
    const component = codeFile(`src/templates/${template}.tsx`);
    return shownNodes.map(({ id, path }) => ({ path, component, context: { id, ...neighbours.get(id) } }));
  });
