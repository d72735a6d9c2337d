/** @jest-environment node */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { runGatsby } from "../run-gatsby";
import { buildUnderWay, claimProject } from "./sole-server";

const script = path.resolve(__dirname, "sole-server.ts");
const started: ChildProcess[] = [];
afterEach(() => started.splice(0).forEach((child) => child.kill("SIGKILL")));

/** Another process that claims the project, and says what it is told. */
async function claimElsewhere(root: string, address: string) {
  const code = `require(${JSON.stringify(script)}).claimProject(${JSON.stringify(root)}, ${JSON.stringify(address)}).then(({ first }) => { console.log(first ?? "seul"); setInterval(() => {}, 1000); })`;
  const child = spawn(process.execPath, ["--import", "tsx", "-e", code], { stdio: ["ignore", "pipe", "inherit"] });
  started.push(child);
  const [said] = (await once(child.stdout, "data")) as [Buffer];
  return { child, said: said.toString().trim() };
}

test("the second server is told the address of the first, even while this one starts", async () => {
  const root = `/projet-${Date.now()}`;
  expect((await claimProject(root, "http://localhost:8000/studio")).first).toBeUndefined();
  expect((await claimElsewhere(root, "http://localhost:9000")).said).toBe("http://localhost:8000/studio");
  expect((await claimElsewhere(`${root}-autre`, "http://localhost:9000")).said).toBe("seul");
});

test("a server that was killed holds nothing", async () => {
  const root = `/projet-tue-${Date.now()}`;
  const { child, said } = await claimElsewhere(root, "http://localhost:8000");
  expect(said).toBe("seul");
  child.kill("SIGKILL");
  await once(child, "exit");
  expect((await claimProject(root, "http://localhost:9000")).first).toBeUndefined();
  expect((await claimElsewhere(root, "http://localhost:9100")).said).toBe("http://localhost:9000");
});

test("a build leaves the cache of a server that runs, and says to stop it", async () => {
  const root = mkdtempSync(path.join(os.tmpdir(), "projet-ouvert-"));
  mkdirSync(path.join(root, ".cache"));
  await claimElsewhere(root, "http://localhost:8000/studio");
  const { succeeded, output } = await runGatsby("build", { cwd: root, quiet: true });
  expect(succeeded).toBe(false);
  expect(output).toMatch(/^Le studio tourne déjà dans ce dossier .*arrêtez-le avec Ctrl\+C/);
  expect(existsSync(path.join(root, ".cache"))).toBe(true);
  rmSync(root, { recursive: true });
});

test("a folder is free again once its build is released", async () => {
  const root = `/projet-construit-${Date.now()}`;
  const { release } = await claimProject(root, buildUnderWay);
  expect((await claimProject(root, "http://localhost:8000")).first).toBe(buildUnderWay);
  release();
  expect((await claimProject(root, "http://localhost:8000")).first).toBeUndefined();
});
