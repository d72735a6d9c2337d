import { cpSync } from "node:fs";
import path from "node:path";

/** The small site that tests read, whatever the provider's holds. */
export const fixture = path.resolve(__dirname, "../../fixtures/site");

/** Copies it into a folder, to be modified. */
export const copyFixture = (folder: string) => cpSync(fixture, folder, { recursive: true });
