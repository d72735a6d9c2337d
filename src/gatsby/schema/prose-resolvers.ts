import { extname } from "node:path/posix";
import type { CreateResolversArgs } from "gatsby";
import { collections } from "../../collections/collections";
import type { Collection } from "../../collections/define-collection";
import { projectRoot } from "../../content/project/project-files";
import { articleBody } from "../../content/prose/article-body";
import { readingMinutes } from "../../content/prose/reading-minutes";
import { frenchTypography } from "../../content/prose/typography";
import { feedHtml } from "../../content/prose/feed-html";
import { renderMdx, type Prose } from "../../content/prose/render-mdx";
import { paths } from "../../shared/paths";
import { downloadSize, offeredName } from "../publish/publish-downloads";
import { publishPictures, type NodeModel } from "./text-pictures";

/** What src/gatsby/schema/prose-nodes.ts puts in a node. */
type Text = { body: string; file: string; words: number; slug: string };

type ProseSource = Prose & Pick<Text, "body" | "file"> & { path: string };

type Context = { nodeModel: NodeModel };

const prose = ({ path }: Collection) => ({
  type: "Prose!",
  resolve: async ({ body, file, slug }: Text): Promise<ProseSource> => ({
    ...(await renderMdx(body, projectRoot)),
    body,
    file,
    path: path({ slug }),
  }),
});

const minutes = { type: "Int!", resolve: ({ words }: Text) => readingMinutes(words) };

// Files are published before page queries run (src/gatsby/pages/create-pages.ts).
const published = {
  type: "[DownloadFile!]!",
  resolve: ({ files }: { files: string[] }) => files.map((name) => ({ name, path: paths.download(name) })),
};

/** What one press saves. */
const offered = {
  type: "DownloadOffer!",
  resolve: ({ title, files }: { title: string; files: string[] }) => {
    const name = offeredName(files);
    return {
      title: frenchTypography(title),
      path: paths.download(name),
      bytes: downloadSize(projectRoot, name),
      extensions: files.map((file) => extname(file).slice(1)),
    };
  },
};

const texts = collections.filter(({ shape }) => shape === "mdx");

/** `prose` and `minutes`, for every text: the rendered body, its reading time; and the files beside it. */
export function proseResolvers(args: CreateResolversArgs) {
  // Costly: images are prepared only when what shows them is queried.
  const picturesOf = ({ images, file }: ProseSource, nodeModel: NodeModel) =>
    publishPictures(
      images.map(({ src }) => src),
      file,
      nodeModel,
      args,
    );
  return {
    ...Object.fromEntries(
      texts
        .filter(({ schema }) => "downloads" in schema.shape)
        .map(({ type }) => [`${type}Downloads`, { published, offered }] as const),
    ),
    ...Object.fromEntries(texts.map((collection) => [collection.type, { prose: prose(collection), minutes }])),
    Prose: {
      html: {
        resolve: async (prose: ProseSource, _args: unknown, { nodeModel }: Context) =>
          articleBody(prose.html(await picturesOf(prose, nodeModel)), prose.headings),
      },
      feed: {
        resolve: async (prose: ProseSource, _args: unknown, { nodeModel }: Context) => {
          const site = (await nodeModel.findOne({ type: "Site", query: {} })) as {
            siteMetadata: { siteUrl: string };
          } | null;
          const html = prose.html(await picturesOf(prose, nodeModel));
          return feedHtml(html, `${site?.siteMetadata.siteUrl ?? ""}${prose.path}`);
        },
      },
      markdown: { resolve: (prose: ProseSource) => prose.markdown() },
    },
  };
}
