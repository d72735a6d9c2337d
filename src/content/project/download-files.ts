/** Folder of an article's downloadable files, beside its text. */
export const downloadsFolder = "telechargements";

/** Splits the path of a downloadable file into article and file name; undefined for any other file. */
export function parseDownload(file: string): { article: string; name: string } | undefined {
  const [, article, name] = new RegExp(`^content/articles/([^/]+)/${downloadsFolder}/([^/]+)$`).exec(file) ?? [];
  return article && name ? { article, name } : undefined;
}

