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
import { downloadSize, downloadName } from "../publish/publish-downloads";
import { publishPictures, type NodeModel } from "./text-pictures";

/** Fields of the nodes that src/gatsby/schema/prose-nodes.ts creates. */
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

/** The file that downloads the whole resource in one click. */
const offered = {
  type: "DownloadOffer!",
  resolve: ({ title, files }: { title: string; files: string[] }) => {
    const name = downloadName(files);
    return {
      title: frenchTypography(title),
      path: paths.download(name),
      bytes: downloadSize(projectRoot, name),
      extensions: files.map((file) => extname(file).slice(1)),
    };
  },
};

const texts = collections.filter(({ shape }) => shape === "mdx");

/** Computed fields of every text: `prose`, the rendered body, `minutes`, its reading time, and its downloads. */
export function proseResolvers(args: CreateResolversArgs) {
  // Images are prepared only when the HTML or the feed is queried: it is costly.
  const publishedPictures = ({ images, file }: ProseSource, nodeModel: NodeModel) =>
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
          articleBody(prose.html(await publishedPictures(prose, nodeModel)), prose.headings),
      },
      feed: {
        resolve: async (prose: ProseSource, _args: unknown, { nodeModel }: Context) => {
          const site = (await nodeModel.findOne({ type: "Site", query: {} })) as {
            siteMetadata: { siteUrl: string };
          } | null;
          const html = prose.html(await publishedPictures(prose, nodeModel));
          return feedHtml(html, `${site?.siteMetadata.siteUrl ?? ""}${prose.path}`);
        },
      },
      markdown: { resolve: (prose: ProseSource) => prose.markdown() },
    },
  };
}
