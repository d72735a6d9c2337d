/** @jest-environment node */
import { readFileSync } from "node:fs";
import path from "node:path";

type Entry = { integrity?: string; resolved?: string; link?: boolean };

const root = path.resolve(__dirname, "..");
const { packages } = JSON.parse(readFileSync(path.join(root, "package-lock.json"), "utf8")) as {
  packages: Record<string, Entry>;
};
/** The project's own packages, not downloaded. */
const own = ["", "studio", "node_modules/studio"];
const entries = Object.entries(packages).filter(([name]) => !own.includes(name));

test("each package of the lock file has an integrity hash", () => {
  expect(entries.length).toBeGreaterThan(1000);
  expect(entries.filter(([, { integrity }]) => !integrity?.startsWith("sha512-")).map(([name]) => name)).toEqual([]);
});

test("the lock file names no registry, so that a mirror can be used", () => {
  expect(entries.filter(([, { resolved }]) => resolved !== undefined).map(([name]) => name)).toEqual([]);
});
