/** @jest-environment node */
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";
import { makeClone } from "./clone";

let clone: ReturnType<typeof makeClone>;

beforeEach(() => {
  clone = makeClone();
});

afterEach(() => clone.delete());

const until = async (condition: () => boolean) => {
  while (!condition()) await delay(20);
};

/** The command's npm has begun. */
const installing = () => until(() => clone.calls().length > 0);

const ci = "ci --include=dev --loglevel=notice";

describe("a first start", () => {
  it("is refused to a Node older than package.json asks for", async () => {
    clone.writeJson("package.json", { engines: { node: ">=99.1" } });
    const { status, output } = await clone.run();
    expect([status, clone.calls()]).toEqual([1, []]);
    expect(output).toContain(
      `Ce projet demande Node 99.1 ou plus récent (version présente : ${process.versions.node}).`,
    );
  });

  it("installs the packages, says so in its own words only, then does nothing", async () => {
    const { status, output } = await clone.run();
    expect(status).toBe(0);
    expect(output).toMatch(/^Les paquets ne sont pas encore installés.*\nPaquets installés en \d+ s\.\n$/);
    expect(clone.calls()).toEqual([ci]);

    expect(await clone.run()).toEqual({ status: 0, output: "" });
    expect(clone.calls()).toEqual([ci]);
  });

  it("that fails shows npm's words whole, without a stack trace", async () => {
    const { status, output } = await clone.run([], { FAKE_NPM_FAILS: "1" });
    expect(status).toBe(1);
    expect(output).toContain("npm warn deprecated a@1.0.0");
    expect(output).toContain("L’installation a échoué");
    expect(output).not.toContain("    at ");
  });

  it("gives a tool no NODE_ENV: each chooses its own", async () => {
    const { output } = await clone.run([clone.writeTool("NODE_ENV")], { NODE_ENV: "production" });
    expect(output).toContain("NODE_ENV=undefined");
  });

  it("in a read-only project names the folder", async () => {
    chmodSync(clone.inFolder(".."), 0o755);
    chmodSync(clone.inFolder(), 0o555);
    const someoneElse = process.getuid?.() === 0 ? { uid: 65534 } : {};
    const { status, output } = await clone.run([], { npm_config_cache: "/tmp" }, someoneElse);
    expect(status).toBe(1);
    expect(output).toContain(`Impossible d’écrire « ${clone.inFolder()} » : vous n’avez pas le droit`);
  });
});

describe("installed packages", () => {
  it("of another lock file are replaced", async () => {
    await clone.run();
    clone.writeLock("2.0.0");
    expect((await clone.run()).output).toContain("ne sont pas ceux de package-lock.json");
    expect(clone.calls()).toEqual([ci, ci]);
  });

  it("are installed by npm whatever runs the command, as `yarn start` does", async () => {
    writeFileSync(clone.inFolder("yarn.js"), "process.exit(1);");
    const env = { PATH: clone.putNpmInPath(), npm_execpath: clone.inFolder("yarn.js") };
    expect((await clone.run([], env)).status).toBe(0);
    expect(clone.calls()).toEqual([ci]);
  });

  it("behind a symbolic link are another project's: nothing is deleted", async () => {
    mkdirSync(clone.inFolder("elsewhere"));
    symlinkSync(clone.inFolder("elsewhere"), clone.inFolder("node_modules"));
    const { status, output } = await clone.run();
    expect(status).toBe(1);
    expect(output).toContain("Retirez le lien");
    expect(clone.calls()).toEqual([]);
  });

  it("that lack one are a failure, which is named, then installed again", async () => {
    const { status, output } = await clone.run([], { FAKE_NPM_OMITS: "node_modules/a" });
    expect(status).toBe(1);
    expect(output).toContain("L’installation a échoué : il manque a.");
    expect((await clone.run()).status).toBe(0);
    expect(clone.calls()).toEqual([ci, ci]);
  });

  it.each(["node_modules/tsx", "node_modules/.package-lock.json"])("without %s are installed again", async (lost) => {
    await clone.run();
    rmSync(clone.inFolder(lost), { recursive: true });
    expect((await clone.run()).status).toBe(0);
    expect(clone.calls()).toEqual([ci, ci]);
  });
});

describe("an installation", () => {
  it.each(["SIGINT", "SIGTERM"] as const)("on %s ends with its npm, says so, and is begun again", async (signal) => {
    const { child, output, ended } = clone.start([], { FAKE_NPM_WAITS: "1" });
    await installing();
    child.kill(signal);
    expect(await ended).toBe(130);
    expect(() => process.kill(Number(readFileSync(clone.inFolder("npm-pid"), "utf8")), 0)).toThrow("ESRCH");
    expect(output()).toContain("Installation interrompue");
    expect(output()).not.toContain("npm warn");

    expect((await clone.run()).status).toBe(0);
    expect(clone.calls()).toEqual([ci, ci]);
  });
});

test("where the system's temporary folder can't be written, the project has its own", async () => {
  const own = clone.inFolder("node_modules/.cache/tmp");
  const { output } = await clone.run([clone.writeTool("TMPDIR")], { TMPDIR: clone.inFolder("nowhere") });
  expect([output.includes(`TMPDIR=${own}\n`), existsSync(own)]).toEqual([true, true]);
});

describe("a .env file", () => {
  it.each([
    ["UTF-8 with a byte-order mark", Buffer.from("\uFEFFGTM_ID=GTM-ABC1234\nPORT=9000\n")],
    ["UTF-16, as Windows' editors write it", Buffer.from("\uFEFFGTM_ID=GTM-ABC1234\r\nPORT=9000\r\n", "utf16le")],
    ["the other UTF-16", Buffer.from("\uFEFFGTM_ID=GTM-ABC1234\nPORT=9000\n", "utf16le").swap16()],
  ])("in %s loses no variable", async (_title, bytes) => {
    writeFileSync(clone.inFolder(".env"), bytes);
    const { output } = await clone.run([clone.writeTool("GTM_ID", "PORT")]);
    expect(output).toContain("GTM_ID=GTM-ABC1234\nPORT=9000\n");
  });

  it("that is a folder, or that only another account may read, is told in one line", async () => {
    mkdirSync(clone.inFolder(".env"));
    await clone.run();
    const told = (await clone.run([clone.writeTool("PORT")])).output;
    expect(told).toMatch(/^Impossible de lire « .*\.env » : c’est un dossier[^\n]*\n$/);

    rmSync(clone.inFolder(".env"), { recursive: true });
    writeFileSync(clone.inFolder(".env"), "PORT=9000\n", { mode: 0 });
    chmodSync(clone.inFolder(".."), 0o755);
    // Root may read anything.
    const someoneElse = process.getuid?.() === 0 ? { uid: 65534 } : {};
    const refused = await clone.run([clone.writeTool("PORT")], {}, someoneElse);
    expect(refused.output).toMatch(
      /^Impossible de lire « .*\.env » : vous n’avez pas le droit de lire ce fichier\.\n$/,
    );
  });

  it("gives way to the environment, an empty variable included", async () => {
    writeFileSync(clone.inFolder(".env"), "GTM_ID=GTM-ABC1234\nPORT=9000\n");
    const { output } = await clone.run([clone.writeTool("GTM_ID", "PORT")], { GTM_ID: "", PORT: "9123" });
    expect(output).toContain("GTM_ID=\nPORT=9123\n");
  });
});

describe("a folder name", () => {
  it.each([
    ["L'atelier", "'"],
    ['Le "site"', '"'],
    ["Site (1)", "("],
    ["Site [1]", "["],
    ["{site}", "{"],
    ["100 %", "%"],
    ["Site #2", "#"],
    ["Site ?", "?"],
    ["*site*", "*"],
    ["Site | Odile", "|"],
    ["Urgent !", "!"],
  ])("«%s» is refused in one line, before anything is installed", async (name, sign) => {
    const other = makeClone(name);
    const { status, output } = await other.run();
    expect(status).toBe(1);
    expect(output).toMatch(/^Le dossier «.*»[^\n]*\n$/);
    expect(output).toContain(`Le dossier « ${name} » doit changer de nom, car Gatsby ne lit pas le signe « ${sign} »`);
    expect(other.calls()).toEqual([]);
    other.delete();
  });

  it("may be that of a folder above", async () => {
    const other = makeClone("Sites (copie)/client");
    expect((await other.run()).output).toContain("Le dossier « Sites (copie) » doit changer de nom");
    other.delete();
  });

  it.each(["Dossier été", "a & b", "l’atelier", "site_2 – v1.0, +@;=^~$"])("«%s» is fine", async (name) => {
    const other = makeClone(name);
    expect((await other.run()).status).toBe(0);
    other.delete();
  });
});
