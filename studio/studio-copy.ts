import { spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { freePort } from "../tools/free-port";
import { copyProject } from "../tools/project-copy";
import { testEnvironment } from "../tools/test-site";

type StudioCopy = {
  folder: string;
  origin: string;
  /** Stops the server and deletes the copy. */
  close: () => Promise<void>;
};

const pollInterval = 250;
/** Start-up compiles the whole site: minutes, on a busy machine. */
const timeout = 300_000;

const responds = (address: string) =>
  fetch(address).then(
    ({ ok }) => ok,
    () => false,
  );

const programs = { studio: "studio/start.ts", develop: "tools/develop.ts" };

/**
 * Starts the studio, or the development server alone, on a copy of the project, so that the project
 * is not modified.
 *
 * @param tool which one to start.
 * @param prepare changes to make to the copy first.
 * @param content folder of another content than the provider's.
 * @throws {Error} with the server's output, if it exits before the site responds.
 */
export async function openCopy(
  tool: keyof typeof programs = "studio",
  prepare: (folder: string) => void = () => {},
  content?: string,
): Promise<StudioCopy> {
  const folder = copyProject({ content });
  prepare(folder);
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  // Absent rather than empty, which would win over the `.env` of the copy.
  const env = { ...process.env, ...testEnvironment, SMTP_URL: undefined, CI: "1" };
  // In its own process group, since the server has children.
  const server = spawn(process.execPath, ["tools/bootstrap.mjs", programs[tool], "--port", String(port)], {
    cwd: folder,
    detached: true,
    env,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  const collect = (chunk: Buffer) => (output = (output + chunk.toString()).slice(-4000));
  server.stdout.on("data", collect);
  server.stderr.on("data", collect);
  const ended = new Promise<void>((resolve) => server.once("close", () => resolve()));
  const close = async () => {
    if (server.pid && server.exitCode === null) process.kill(-server.pid, "SIGKILL");
    await ended;
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  const wanted = tool === "studio" ? [`${origin}/studio`, origin] : [origin];
  const deadline = Date.now() + timeout;
  while (!(await Promise.all(wanted.map(responds))).every(Boolean)) {
    if (server.exitCode !== null || Date.now() > deadline) {
      await close();
      throw new Error(`Le serveur n’a pas démarré :\n${output}`);
    }
    await new Promise((resolve) => setTimeout(resolve, pollInterval));
  }
  return { folder, origin, close };
}
