import { cpSync, existsSync, rmSync } from "node:fs";
import { join } from "node:path";

const page = "public/404.html";
const spare = "public/404";

/** Removes the copy Gatsby writes at /404/: an address that would answer 200 with the not-found page. */
export function removeSpareNotFound(root: string): void {
  rmSync(join(root, spare), { recursive: true, force: true });
}

/** Puts that copy back before the next build, which opens it again if the page did not change. */
export function restoreSpareNotFound(root: string): void {
  if (existsSync(join(root, page))) cpSync(join(root, page), join(root, spare, "index.html"));
}
