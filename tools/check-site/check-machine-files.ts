import { readFileSync } from "node:fs";
import path from "node:path";
import { validateXML } from "xmllint-wasm";
import { markdownVersion, paths } from "../../src/shared/paths";
import { defect, type Defect, type Site } from "./site";

/** XML files and their schemas. */
const documents = [
  { file: paths.sitemap, schema: "sitemap-index.xsd" },
  { file: "/sitemap-0.xml", schema: "sitemap.xsd" },
  { file: paths.feed, schema: "rss.xsd" },
];

const readSchema = (name: string) => readFileSync(path.join(__dirname, "schemas", name), "utf8");

/** The sitemap and the feed are valid. */
export async function checkXml({ files, read }: Pick<Site, "files" | "read">): Promise<Defect[]> {
  const reports = await Promise.all(
    documents.map(async ({ file, schema }) => {
      if (!files.has(file)) return [defect(file, "absent")];
      const { errors } = await validateXML({
        xml: { fileName: file.slice(1), contents: read(file) },
        schema: readSchema(schema),
      });
      return errors.map(({ message }) => defect(file, message));
    }),
  );
  return reports.flat();
}

/** A component, an expression or a tag, which plain Markdown must not contain. */
const markup = /<\/?[A-Za-z][\w-]*(?:\s[^<>]*)?\/?>|\{[^}\n]*\}/;

const withoutCode = (text: string) => text.replace(/```[\s\S]*?```/g, "").replace(/`[^`\n]*`/g, "");

/** Each article, case and service has a Markdown version without JSX. */
export const checkMarkdownVersions = ({ pages, files, read, origin }: Site): Defect[] =>
  pages
    .filter(({ path: page }) =>
      [paths.article, paths.case, paths.service].some((pathOf) => page.startsWith(pathOf(""))),
    )
    .flatMap(({ path: page, html }) => {
      const version = markdownVersion(page);
      if (!files.has(version)) return [defect(page, "sans version Markdown")];
      const link = /<link[^>]*rel="alternate"[^>]*type="text\/markdown"[^>]*>/.exec(html)?.[0] ?? "";
      const found = markup.exec(withoutCode(read(version)))?.[0];
      return [
        ...(link.includes(`href="${origin}${version}"`) ? [] : [defect(page, "ne dit pas où est sa version Markdown")]),
        ...(found ? [defect(version, `n’est pas du Markdown seul : ${found}`)] : []),
      ];
    });

/** Whether a file belongs to the studio, by its path or its content. */
const isStudio = (file: string, read: Site["read"]) =>
  /^\/studio(?:[./]|$)/.test(file) || (/\.(?:js|html)$/.test(file) && read(file).includes("/studio/api/"));

/** Nothing that only the build or the studio needs is published. */
export const checkPublished = ({ files, read }: Pick<Site, "files" | "read">): Defect[] =>
  [...files]
    .filter(
      (file) => file.endsWith(".map") || /^\/(webpack\.stats|chunk-map)\.json$/.test(file) || isStudio(file, read),
    )
    .map((file) => defect(file, "ne doit pas être publié"));
