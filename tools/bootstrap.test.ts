/** @jest-environment node */
import { spawnSync } from "node:child_process";
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";

/** A fake npm: records the call, then installs the lock's packages or fails. */
const fakeNpm = `
  const fs = require("node:fs");
  fs.appendFileSync("calls", process.argv.slice(2).join(" ") + "\\n");
  if (process.env.FAKE_NPM_FAILS) process.exit(1);
  fs.mkdirSync("node_modules", { recursive: true });
  fs.copyFileSync("package-lock.json", "node_modules/.package-lock.json");
`;

const lockWith = (version: string) => ({
  packages: {
    "": { name: "site" },
    "node_modules/a": { version },
    "node_modules/only-elsewhere": { version: "1.0.0", optional: true },
  },
});

let folder: string;

const inFolder = (...parts: string[]) => path.join(folder, ...parts);
const writeJson = (file: string, value: unknown) => writeFileSync(inFolder(file), JSON.stringify(value));
const calls = () => (existsSync(inFolder("calls")) ? readFileSync(inFolder("calls"), "utf8") : "");

const bootstrap = (env: Record<string, string> = {}) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [inFolder("tools/bootstrap.mjs")], {
    encoding: "utf8",
    env: { PATH: process.env.PATH, npm_execpath: inFolder("npm.js"), ...env },
  });
  return { status, output: stdout + stderr };
};

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), "bootstrap-"));
  mkdirSync(inFolder("tools"));
  copyFileSync(path.join(__dirname, "bootstrap.mjs"), inFolder("tools/bootstrap.mjs"));
  writeFileSync(inFolder("npm.js"), fakeNpm);
  writeJson("package.json", { engines: { node: ">=20.19" } });
  writeJson("package-lock.json", lockWith("1.0.0"));
});

afterEach(() => rmSync(folder, { recursive: true }));

it("installs the packages of a fresh clone, then does nothing", () => {
  const first = bootstrap();
  expect(first.status).toBe(0);
  expect(first.output).toContain("Les paquets ne sont pas encore installés");
  expect(first.output).toContain("Paquets installés en");
  expect(calls()).toBe("ci\n");

  expect(bootstrap()).toEqual({ status: 0, output: "" });
  expect(calls()).toBe("ci\n");
});

it("installs again when the lock file has changed", () => {
  bootstrap();
  writeJson("package-lock.json", lockWith("2.0.0"));
  expect(bootstrap().output).toContain("ne correspondent plus");
  expect(calls()).toBe("ci\nci\n");
});

it("accepts packages installed by hand, without those for other systems", () => {
  mkdirSync(inFolder("node_modules"));
  writeJson("node_modules/.package-lock.json", { packages: { "node_modules/a": { version: "1.0.0" } } });
  expect(bootstrap()).toEqual({ status: 0, output: "" });
  expect(calls()).toBe("");
});

it("refuses to install through a symbolic link, which would delete another project's packages", () => {
  mkdirSync(inFolder("elsewhere"));
  symlinkSync(inFolder("elsewhere"), inFolder("node_modules"));
  const { status, output } = bootstrap();
  expect(status).toBe(1);
  expect(output).toContain("Retirez le lien");
  expect(calls()).toBe("");
});

it("installs when a package is missing", () => {
  mkdirSync(inFolder("node_modules"));
  writeJson("node_modules/.package-lock.json", { packages: {} });
  expect(bootstrap().status).toBe(0);
  expect(calls()).toBe("ci\n");
});

it("refuses a Node older than package.json asks for", () => {
  writeJson("package.json", { engines: { node: ">=99.1" } });
  const { status, output } = bootstrap();
  expect([status, calls()]).toEqual([1, ""]);
  expect(output).toContain(`Ce projet demande Node 99.1 ou plus récent (version présente : ${process.versions.node}).`);
});

it("reports a failed installation without a stack trace", () => {
  const { status, output } = bootstrap({ FAKE_NPM_FAILS: "1" });
  expect(status).toBe(1);
  expect(output).toContain("L’installation a échoué");
  expect(output).not.toContain("    at ");
});
