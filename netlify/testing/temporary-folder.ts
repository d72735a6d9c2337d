import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Creates a temporary folder for each test, and removes it afterwards. */
export function useTemporaryFolder(): () => string {
  let folder = "";
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "contact-"));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  return () => folder;
}
