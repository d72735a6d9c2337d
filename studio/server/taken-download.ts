import { readMdx } from "../../src/content/validate/read-entries";
import type { Sources } from "../../src/content/validate/sources";
import { offerFile } from "../offer-file";
import { collectionOf, fieldsOf } from "./entries";
import { spliceMdx } from "./text/splice-mdx";

/** A file that an article no longer offers: its title in the list, and its name. */
export type TakenDownload = { download: { title: string; name: string } };

/** The title under which an article offers a file. */
export const titleOfDownload = (fields: Readonly<Record<string, unknown>>, name: string): string =>
  ((fields.downloads ?? []) as { title: string; files: string[] }[]).find(({ files }) => files.includes(name))?.title ??
  name;

/** The text of an article that offers a file again, in its former group if it is still there. */
export function readdDownload(sources: Sources, file: string, { title, name }: TakenDownload["download"]): string {
  const [article] = readMdx(sources, file, collectionOf("Article")).entries;
  const fields = article ? fieldsOf(article) : {};
  return spliceMdx(sources.read(file), offerFile(fields, title, name), article?.prose?.body ?? "");
}
