import { createHash } from "node:crypto";
import { rmSync } from "node:fs";
import { connect, createServer, type Server } from "node:net";
import os from "node:os";
import path from "node:path";

/** Path of the project's socket. Without it, a second server or a build would delete the cache or the pages of the first. */
function socketPath(root: string): string {
  const name = `site-${createHash("sha256").update(root).digest("hex").slice(0, 16)}`;
  // A socket's path is limited to about 100 characters: not in the project.
  return process.platform === "win32" ? `\\\\.\\pipe\\${name}` : path.join(os.tmpdir(), `${name}.sock`);
}

/** A command that holds the project, and where it answers; no address for a build. */
export type Holder = { command: "construction" | "npm start" | "npm run develop" | "npm run studio"; address?: string };

/** What the first one says; undefined if it ended without tidying up. */
const ask = (place: string) =>
  new Promise<Holder | undefined>((resolve) => {
    let said = "";
    connect(place)
      .setEncoding("utf8")
      .on("data", (text: string) => (said += text))
      .on("end", () => resolve(JSON.parse(said) as Holder))
      .on("error", () => resolve(undefined));
  });

/** Whether the socket is ours. If it cannot be created, assume that no other server is running. */
const listenAt = (server: Server, place: string) =>
  new Promise<boolean>((resolve) => {
    const fail = ({ code }: NodeJS.ErrnoException) => resolve(code !== "EADDRINUSE");
    server.once("error", fail).listen(place, () => resolve(true));
  });

/** Words why this folder is not free. */
export const explainFirst = ({ command, address }: Holder): string =>
  address === undefined
    ? "Une construction du site est en cours dans ce dossier : attendez qu’elle finisse, puis recommencez."
    : `« ${command} » tourne déjà dans ce dossier (${address}) : arrêtez-le avec Ctrl+C, puis recommencez.`;

/**
 * Makes this process the only one that runs Gatsby in the project, or serves what it built, until it ends or releases it.
 *
 * @returns the one that is already there, if any.
 */
export async function claimProject(
  root: string,
  holder: Holder,
): Promise<{ first: Holder | undefined; release: () => void }> {
  const place = socketPath(root);
  const server = createServer((socket) => socket.end(JSON.stringify(holder)));
  server.unref();
  const release = () => void server.close();
  if (await listenAt(server, place)) return { first: undefined, release };
  const known = await ask(place);
  if (known !== undefined) return { first: known, release };
  rmSync(place, { force: true });
  return { first: (await listenAt(server, place)) ? undefined : await ask(place), release };
}
