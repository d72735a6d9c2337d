import { copyFileSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { listFiles } from "../project/project-files";
import { downloadPath, parseDownload } from "./download-files";
import { readWorkbook } from "./read-workbook";
import { workbookCsv, workbookXlsx } from "./write-workbook";

/**
 * Puts the files to take away where visitors find them, under one stable address each.
 *
 * @param root absolute path of the project, whose files were checked.
 */
export async function publishDownloads(root: string): Promise<void> {
  const folder = join(root, "public", downloadPath(""));
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const file of listFiles(root, "content/articles")) {
    const source = parseDownload(file)?.source;
    if (source) await publish(join(root, file), source, folder);
  }
}

async function publish(path: string, source: string, folder: string): Promise<void> {
  if (!source.endsWith(".yaml")) {
    copyFileSync(path, join(folder, source));
    return;
  }
  const reading = readWorkbook(readFileSync(path, "utf8"));
  // Told by the check; `gatsby develop` goes on without the file until it is mended.
  if ("mistake" in reading) return;
  const name = join(folder, source.replace(/\.yaml$/, ""));
  writeFileSync(`${name}.xlsx`, await workbookXlsx(reading.workbook));
  writeFileSync(`${name}.csv`, workbookCsv(reading.workbook));
}

/** Bytes of a published file; 0 while it is missing, which the check tells. */
export const downloadSize = (root: string, name: string): number =>
  statSync(join(root, "public", downloadPath(name)), { throwIfNoEntry: false })?.size ?? 0;
