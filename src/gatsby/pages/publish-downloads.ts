import { copyFileSync, mkdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { listFiles } from "../../content/project/project-files";
import { downloadPath, parseDownload } from "../../content/downloads/download-files";

/**
 * Puts the files to take away where visitors find them, under one stable address each.
 *
 * @param root absolute path of the project, whose files were checked.
 */
export function publishDownloads(root: string): void {
  const folder = join(root, "public", downloadPath(""));
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const file of listFiles(root, "content/articles")) {
    const name = parseDownload(file)?.name;
    if (name) copyFileSync(join(root, file), join(folder, name));
  }
}

/** Bytes of a published file; 0 while it is missing, which the check tells. */
export const downloadSize = (root: string, name: string): number =>
  statSync(join(root, "public", downloadPath(name)), { throwIfNoEntry: false })?.size ?? 0;
