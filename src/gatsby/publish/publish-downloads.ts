import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path/posix";
import { zipSync } from "fflate";
import { listFiles } from "../../content/project/project-files";
import { parseDownload } from "../../content/project/download-files";
import { paths } from "../../shared/paths";

/** The name of the file that downloads a whole resource: its only file, or an archive named after the first. */
export const downloadName = (files: readonly string[]): string => {
  const [first = ""] = files;
  return files.length > 1 ? `${first.replace(".", "-")}.zip` : first;
};

/** A constant date, so that the same files make the same archive: the oldest date that a ZIP may hold. */
const mtime = "1980-01-01T00:00:00";

/**
 * Copies the downloadable files to public/, each at a stable URL, and makes an archive for each resource of several files.
 *
 * @param root absolute path of the project, already validated.
 * @param resources the file names of each resource.
 */
export function publishDownloads(root: string, resources: readonly (readonly string[])[]): void {
  const folder = join(root, "public", paths.download(""));
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const file of listFiles(root, "content")) {
    const name = parseDownload(file)?.name;
    if (name) copyFileSync(join(root, file), join(folder, name));
  }
  for (const files of resources.filter(({ length }) => length > 1)) {
    // Validation reports missing files.
    const present = files.filter((name) => existsSync(join(folder, name)));
    const contents = Object.fromEntries(present.map((name) => [name, readFileSync(join(folder, name))]));
    writeFileSync(join(folder, downloadName(files)), zipSync(contents, { level: 9, mtime }));
  }
}

/** Size of a published file in bytes; 0 if it is missing, which validation reports. */
export const downloadSize = (root: string, name: string): number =>
  statSync(join(root, "public", paths.download(name)), { throwIfNoEntry: false })?.size ?? 0;
