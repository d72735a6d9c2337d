/** Folder of a text's downloadable files, beside it. */
export const downloadsFolder = "telechargements";

const pattern = new RegExp(`^(content/[^/]+/[^/]+)/${downloadsFolder}/([^/]+)$`);

/** Splits the path of a downloadable file into its text's path and its own name; undefined for any other file. */
export function parseDownload(file: string): { text: string; name: string } | undefined {
  const [, folder, name] = pattern.exec(file) ?? [];
  return folder && name ? { text: `${folder}/index.mdx`, name } : undefined;
}
