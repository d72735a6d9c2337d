/** Where the files to take away stand beside an article. */
export const downloadsFolder = "telechargements";

/** The article and the name of a file to take away, from its path; nothing for another file. */
export function parseDownload(file: string): { article: string; name: string } | undefined {
  const [, article, name] = new RegExp(`^content/articles/([^/]+)/${downloadsFolder}/([^/]+)$`).exec(file) ?? [];
  return article && name ? { article, name } : undefined;
}

/** The address at which a file to take away is published. */
export const downloadPath = (name: string): string => `/${downloadsFolder}/${name}`;
