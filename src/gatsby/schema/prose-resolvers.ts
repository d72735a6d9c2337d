import type { CreateResolversArgs } from "gatsby";
import { articles } from "../../collections/articles";
import { collections } from "../../collections/collections";
import { paths } from "../../shared/paths";
import { downloadSize } from "../publish/publish-downloads";
import { projectRoot } from "../../content/project/project-files";
import { articleBody, textBody } from "../../content/prose/article-body";
import { preparePictures, type NodeModel } from "./text-pictures";
import { readingMinutes } from "../../content/prose/reading-minutes";
import { renderMdx, type Prose } from "../../content/prose/render-mdx";

/** What src/gatsby/schema/prose-nodes.ts puts in a node. */
type Text = { body: string; file: string; words: number };

/** Wraps the HTML of a text for its page. */
type Frame = (html: string, headings: Prose["headings"]) => string;

type ProseSource = Prose & { file: string; frame: Frame };

const prose = (frame: Frame) => ({
  type: "Prose!",
  resolve: async ({ body, file }: Text): Promise<ProseSource> => ({
    ...(await renderMdx(body, projectRoot)),
    file,
    frame,
  }),
});

const minutes = { type: "Int!", resolve: ({ words }: Text) => readingMinutes(words) };

const texts = collections.filter(({ shape }) => shape === "mdx");

/** `prose` and `minutes`, for every text: the rendered body, its reading time; and what an article has beside it. */
export function proseResolvers(args: CreateResolversArgs) {
  return {
    // Files are published before page queries run (src/gatsby/pages/create-pages.ts).
    ArticleDownloads: {
      published: {
        type: "[DownloadFile!]!",
        resolve: ({ files }: { files: string[] }) =>
          files.map((name) => ({ name, path: paths.download(name), bytes: downloadSize(projectRoot, name) })),
      },
    },
    ...Object.fromEntries(
      texts.map(({ type }) => [type, { prose: prose(type === articles.type ? articleBody : textBody), minutes }]),
    ),
    Prose: {
      // Preparing images is costly: done only when `html` is queried.
      html: {
        resolve: async (prose: ProseSource, _args: unknown, { nodeModel }: { nodeModel: NodeModel }) => {
          const sources = prose.images.map(({ src }) => src);
          const pictures = await preparePictures(sources, prose.file, nodeModel, args);
          return prose.frame(prose.html(pictures), prose.headings);
        },
      },
      markdown: { resolve: (prose: ProseSource) => prose.markdown() },
    },
  };
}
