/** @jest-environment node */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { runGatsby } from "../run-gatsby";
import { claimProject, explainFirst, type Holder } from "./sole-server";

const script = path.resolve(__dirname, "sole-server.ts");
const studio: Holder = { command: "npm run studio", address: "http://localhost:8000/studio" };
const develop: Holder = { command: "npm run develop", address: "http://localhost:9000" };
const started: ChildProcess[] = [];
afterEach(() => started.splice(0).forEach((child) => child.kill("SIGKILL")));

/** Another process that claims the project, and says what it is told. */
async function claimElsewhere(root: string, holder: Holder) {
  const code = `require(${JSON.stringify(script)}).claimProject(${JSON.stringify(root)}, ${JSON.stringify(holder)}).then(({ first }) => { console.log(first?.address ?? "seul"); setInterval(() => {}, 1000); })`;
  const child = spawn(process.execPath, ["--import", "tsx", "-e", code], { stdio: ["ignore", "pipe", "inherit"] });
  started.push(child);
  const [said] = (await once(child.stdout, "data")) as [Buffer];
  return { child, said: said.toString().trim() };
}

test("the second server is told of the first, even while this one starts", async () => {
  const root = `/projet-${Date.now()}`;
  expect((await claimProject(root, studio)).first).toBeUndefined();
  expect((await claimElsewhere(root, develop)).said).toBe(studio.address);
  expect((await claimElsewhere(`${root}-autre`, develop)).said).toBe("seul");
});

test("a server that was killed holds nothing", async () => {
  const root = `/projet-tue-${Date.now()}`;
  const { child, said } = await claimElsewhere(root, studio);
  expect(said).toBe("seul");
  child.kill("SIGKILL");
  await once(child, "exit");
  expect((await claimProject(root, develop)).first).toBeUndefined();
  expect((await claimElsewhere(root, studio)).said).toBe(develop.address);
});

test.each(["npm run studio", "npm run develop", "npm start"] as const)(
  "a build leaves what «%s» runs on, and says to stop it",
  async (command) => {
    const root = mkdtempSync(path.join(os.tmpdir(), "projet-ouvert-"));
    mkdirSync(path.join(root, ".cache"));
    await claimElsewhere(root, { command, address: "http://localhost:8888" });
    const { succeeded, output } = await runGatsby("build", { cwd: root, quiet: true });
    expect(succeeded).toBe(false);
    expect(output).toBe(
      `« ${command} » tourne déjà dans ce dossier (http://localhost:8888) : arrêtez-le avec Ctrl+C, puis recommencez.`,
    );
    expect(existsSync(path.join(root, ".cache"))).toBe(true);
    rmSync(root, { recursive: true });
  },
);

test("a folder is free again once its build is released", async () => {
  const root = `/projet-construit-${Date.now()}`;
  const { release } = await claimProject(root, { command: "construction" });
  const { first } = await claimProject(root, develop);
  expect(first && explainFirst(first)).toMatch(/^Une construction du site est en cours/);
  release();
  expect((await claimProject(root, develop)).first).toBeUndefined();
});
