/** Where the files to take away stand beside an article. */
export const downloadsFolder = "telechargements";

/** What a source of the folder is published as: a workbook in two formats, anything else as it is. */
export function productsOf(source: string): string[] {
  const workbook = /^(.+)\.yaml$/.exec(source);
  return workbook ? [`${workbook[1]}.xlsx`, `${workbook[1]}.csv`] : [source];
}

/** The article and the name of a file to take away, from its path; nothing for another file. */
export function parseDownload(file: string): { article: string; source: string } | undefined {
  const [, article, source] = new RegExp(`^content/articles/([^/]+)/${downloadsFolder}/([^/]+)$`).exec(file) ?? [];
  return article && source ? { article, source } : undefined;
}

/** The address at which a file to take away is published. */
export const downloadPath = (name: string): string => `/${downloadsFolder}/${name}`;
