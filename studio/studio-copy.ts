import { spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { freePort } from "../tools/free-port";
import { copyProject } from "../tools/project-copy";
import { testEnvironment } from "../tools/test-site";

export type StudioCopy = {
  /** Absolute path of the copy. */
  folder: string;
  origin: string;
  /** Stops the studio and forgets the copy. */
  close: () => Promise<void>;
};

const pause = 250;
/** Starting compiles the whole site: minutes, on a busy machine. */
const patience = 300_000;

const answers = (address: string) =>
  fetch(address).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * Starts the studio, or the development server alone, on a copy of the project, so that no
 * text of the project is touched.
 *
 * @param tool which of the two to run.
 * @param prepare what to do to the copy first.
 * @throws {Error} with what the server said, when it stops before the site answers.
 */
export async function openCopy(
  tool: "studio" | "develop" = "studio",
  prepare: (folder: string) => void = () => {},
): Promise<StudioCopy> {
  const folder = copyProject();
  prepare(folder);
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const env = { ...process.env, ...testEnvironment, CI: "1" };
  // A group of its own: the server has children.
  const server = spawn(process.execPath, ["tools/bootstrap.mjs", `tools/${tool}.ts`, "--port", String(port)], {
    cwd: folder,
    detached: true,
    env,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  const hear = (chunk: Buffer) => (said = (said + chunk.toString()).slice(-4000));
  server.stdout.on("data", hear);
  server.stderr.on("data", hear);
  const ended = new Promise<void>((resolve) => server.once("close", () => resolve()));
  const close = async () => {
    if (server.pid && server.exitCode === null) process.kill(-server.pid, "SIGKILL");
    await ended;
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  const wanted = tool === "studio" ? [`${origin}/studio`, origin] : [origin];
  const deadline = Date.now() + patience;
  while (!(await Promise.all(wanted.map(answers))).every(Boolean)) {
    if (server.exitCode !== null || Date.now() > deadline) {
      await close();
      throw new Error(`Le serveur n’a pas démarré :\n${said}`);
    }
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  return { folder, origin, close };
}
