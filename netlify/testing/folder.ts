import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A folder of its own for each test of the file that calls this, removed afterwards. */
export function useFolder(): () => string {
  let folder = "";
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "contact-"));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  return () => folder;
}
