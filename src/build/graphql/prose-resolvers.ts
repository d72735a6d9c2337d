import type { CreateResolversArgs, Node } from "gatsby";
import { renderMdx } from "../prose/render-mdx";

type Source = Node & { parent: string };
type Context = { nodeModel: { getNodeById(args: { id: string }): (Node & { body: string }) | null } };

/** Adults read about 200 words a minute; at least one minute is shown. */
export const wordsPerMinute = 200;

/** Adds `prose` to articles and legal pages: the rendered body and what is read off it. */
export function createProseResolvers({ createResolvers, store }: CreateResolversArgs): void {
  const root: string = store.getState().program.directory;
  const prose = {
    type: "Prose!",
    resolve: async (source: Source, _args: unknown, context: Context) => {
      const mdx = context.nodeModel.getNodeById({ id: source.parent });
      const rendered = await renderMdx(mdx?.body ?? "", root);
      return { ...rendered, minutes: Math.max(1, Math.round(rendered.words / wordsPerMinute)) };
    },
  };
  createResolvers({ Article: { prose }, LegalPage: { prose } });
}
