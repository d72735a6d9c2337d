import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";

/**
 * A fake npm: records the call, warns, then installs the lock's packages, `tsx` included. The
 * variables make it fail, wait for ever, or leave a package out.
 */
const fakeNpm = `
  const fs = require("node:fs");
  fs.writeFileSync("npm-pid", String(process.pid));
  // Like npm's own, it undoes its work first.
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => {});
  process.stderr.on("error", () => {});
  fs.appendFileSync("calls", process.argv.slice(2).join(" ") + "\\n");
  console.error("npm warn deprecated a@1.0.0: no longer supported");
  if (process.env.FAKE_NPM_FAILS) process.exit(1);
  const timer = setInterval(() => {
    if (process.env.FAKE_NPM_WAITS) return;
    clearInterval(timer);
    const { packages } = JSON.parse(fs.readFileSync("package-lock.json", "utf8"));
    for (const [folder, { optional }] of Object.entries(packages)) {
      if (folder === "" || optional || folder === process.env.FAKE_NPM_OMITS) continue;
      fs.mkdirSync(folder, { recursive: true });
      fs.writeFileSync(folder + "/package.json", JSON.stringify({ exports: { "./cjs/api": "./api.js" } }));
      fs.writeFileSync(folder + "/api.js", "exports.register = () => {};");
    }
    fs.copyFileSync("package-lock.json", "node_modules/.package-lock.json");
    process.exit();
  }, 10);
`;

const lockWith = (version: string) => ({
  packages: {
    "": { name: "site" },
    "node_modules/a": { version },
    "node_modules/tsx": { version: "1.0.0" },
    "node_modules/only-elsewhere": { version: "1.0.0", optional: true },
  },
});

/** A project that is no more than its bootstrap, in a folder of that name, and what can be done in it. */
export const makeClone = (name = "site") => {
  const parent = mkdtempSync(path.join(os.tmpdir(), "bootstrap-"));
  const inFolder = (...parts: string[]) => path.join(parent, name, ...parts);
  mkdirSync(inFolder("tools"), { recursive: true });
  cpSync(__dirname, inFolder("tools/bootstrap"), { recursive: true, filter: (file) => !file.endsWith(".ts") });
  cpSync(`${__dirname}.mjs`, inFolder("tools/bootstrap.mjs"));
  writeFileSync(inFolder("npm.js"), fakeNpm);
  const writeJson = (file: string, value: unknown) => {
    mkdirSync(path.dirname(inFolder(file)), { recursive: true });
    writeFileSync(inFolder(file), JSON.stringify(value));
  };
  const writeLock = (version: string) => writeJson("package-lock.json", lockWith(version));
  writeLock("1.0.0");
  writeJson("package.json", { engines: { node: ">=20.19" } });

  const start = (args: string[] = [], env: NodeJS.ProcessEnv = {}, options: { uid?: number } = {}) => {
    const child = spawn(process.execPath, [inFolder("tools/bootstrap.mjs"), ...args], {
      ...options,
      env: { PATH: process.env.PATH, npm_execpath: inFolder("npm.js"), npm_config_cache: parent, ...env },
    });
    let output = "";
    const collect = (chunk: Buffer) => (output += chunk.toString());
    child.stdout.on("data", collect);
    child.stderr.on("data", collect);
    const ended = once(child, "close").then(([status]) => status as number | null);
    return { child, output: () => output, ended };
  };
  const run = async (...args: Parameters<typeof start>) => {
    const { ended, output } = start(...args);
    return { status: await ended, output: output() };
  };
  /** A file that has just been created holds none yet. */
  const calls = () =>
    existsSync(inFolder("calls")) ? readFileSync(inFolder("calls"), "utf8").split("\n").filter(Boolean) : [];
  return {
    inFolder,
    writeJson,
    writeLock,
    /** Puts the fake npm in the PATH, as another package manager would find it. */
    putNpmInPath: () => {
      mkdirSync(inFolder("bin"));
      writeFileSync(inFolder("bin/npm"), `#!/bin/sh\nexec "${process.execPath}" "${inFolder("npm.js")}" "$@"\n`, {
        mode: 0o755,
      });
      return `${inFolder("bin")}${path.delimiter}${process.env.PATH ?? ""}`;
    },
    start,
    run,
    calls,
    /** A tool that prints some of its environment. */
    writeTool: (...variables: string[]) => {
      const printed = variables.map(
        (variable) => `console.log(${JSON.stringify(variable)} + "=" + process.env.${variable});`,
      );
      appendFileSync(inFolder("tool.cjs"), printed.join("\n"));
      return "tool.cjs";
    },
    delete: () => rmSync(parent, { recursive: true }),
  };
};
