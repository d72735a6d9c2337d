import { createHash } from "node:crypto";
import { rmSync } from "node:fs";
import { connect, createServer, type Server } from "node:net";
import os from "node:os";
import path from "node:path";

/** The project's own meeting place: a second server, or a build, would delete the cache under the first. */
function placeOf(root: string): string {
  const name = `site-${createHash("sha256").update(root).digest("hex").slice(0, 16)}`;
  // A socket's path is limited to about 100 characters: not in the project.
  return process.platform === "win32" ? `\\\\.\\pipe\\${name}` : path.join(os.tmpdir(), `${name}.sock`);
}

/** What the first server says; undefined if it ended without tidying up. */
const ask = (place: string) =>
  new Promise<string | undefined>((resolve) => {
    let said = "";
    connect(place)
      .setEncoding("utf8")
      .on("data", (text: string) => (said += text))
      .on("end", () => resolve(said))
      .on("error", () => resolve(undefined));
  });

/** Where no meeting place can be made, nobody is met. */
const listenAt = (server: Server, place: string) =>
  new Promise<boolean>((resolve) => {
    const fail = ({ code }: NodeJS.ErrnoException) => resolve(code !== "EADDRINUSE");
    server.once("error", fail).listen(place, () => resolve(true));
  });

/** What a build says to those that come while it lasts. */
export const buildUnderWay = "construction";

/** Words why this folder is not free. */
export const explainFirst = (first: string): string =>
  first === buildUnderWay
    ? "Une construction du site est en cours dans ce dossier : attendez qu’elle finisse, puis recommencez."
    : `${first.endsWith("/studio") ? "Le studio" : "« npm run develop »"} tourne déjà dans ce dossier (${first}) : arrêtez-le avec Ctrl+C, puis recommencez.`;

/**
 * Makes this process the only one that runs Gatsby in the project, until it ends or releases it.
 *
 * @param address where it will answer, which the next ones are told.
 * @returns what the one that is already there says, if any.
 */
export async function claimProject(
  root: string,
  address: string,
): Promise<{ first: string | undefined; release: () => void }> {
  const place = placeOf(root);
  const server = createServer((socket) => socket.end(address));
  server.unref();
  const release = () => void server.close();
  if (await listenAt(server, place)) return { first: undefined, release };
  const known = await ask(place);
  if (known !== undefined) return { first: known, release };
  rmSync(place, { force: true });
  return { first: (await listenAt(server, place)) ? undefined : await ask(place), release };
}
