import { copyFileSync, mkdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path/posix";
import { listFiles } from "../../content/project/project-files";
import { parseDownload } from "../../content/project/download-files";
import { paths } from "../../shared/paths";

/**
 * Copies the downloadable files to public/, each at a stable URL.
 *
 * @param root absolute path of the project, already validated.
 */
export function publishDownloads(root: string): void {
  const folder = join(root, "public", paths.download(""));
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const file of listFiles(root, "content")) {
    const name = parseDownload(file)?.name;
    if (name) copyFileSync(join(root, file), join(folder, name));
  }
}

/** Size of a published file in bytes; 0 if it is missing, which validation reports. */
export const downloadSize = (root: string, name: string): number =>
  statSync(join(root, "public", paths.download(name)), { throwIfNoEntry: false })?.size ?? 0;
