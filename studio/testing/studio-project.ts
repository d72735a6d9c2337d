import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { type IncomingHttpHeaders, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import sharp from "sharp";
import { copyFixture } from "../../tools/jest/fixture";
import { createStudio } from "../server/create-server";
import type { EntryView, FormContent } from "../protocol";

/** Runs the studio's server on a copy of the tests' own site, made for each test. */

export const caseFile = "data/portfolio/dossiers-cabinet-dentaire.json";
export const articleFile = "content/articles/note-du-studio/index.mdx";

let root: string;
let server: Server;

export const rootOf = () => root;
export const portOf = () => (server.address() as AddressInfo).port;

export const read = (file: string) => readFileSync(path.join(root, file), "utf8");
export const write = (file: string, text: string) => writeFileSync(path.join(root, file), text);
export const git = (...args: string[]) => execFileSync("git", args, { cwd: root, encoding: "utf8", stdio: "pipe" });

/** The content of every file the provider edits. */
export const everything = () =>
  new Map(
    ["data", "content"].flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry): [string, string] => {
          const file = path.join(entry.parentPath, entry.name);
          return [path.relative(root, file), readFileSync(file, "base64")];
        }),
    ),
  );

type Given = { method?: string; body?: string | Buffer; headers?: IncomingHttpHeaders };

export function call(address: string, { method = "GET", body, headers = {} }: Given = {}) {
  const port = portOf();
  const host = `localhost:${port}`;
  const usual = {
    "x-studio-key": "sesame",
    host,
    ...(method === "POST" && { origin: `http://${host}`, "content-type": "application/json" }),
  };
  return new Promise<{ status: number; json: unknown }>((resolve, reject) => {
    const sent = request({ port, method, path: `/studio/${address}`, headers: { ...usual, ...headers } }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      answer.on("end", () => {
        const text = Buffer.concat(chunks).toString();
        resolve({
          status: answer.statusCode ?? 0,
          json: text.startsWith("{") || text.startsWith("[") ? JSON.parse(text) : text,
        });
      });
    });
    sent.on("error", reject);
    sent.end(body);
  });
}

/** Sends a file, as the forms do. */
export const send = (route: "picture" | "download", query: Record<string, string>, body: Buffer) =>
  call(`api/${route}?${new URLSearchParams(query)}`, {
    method: "POST",
    body,
    headers: { "content-type": "application/octet-stream" },
  });

/** A PNG image. */
export const picture = (width: number) =>
  sharp({ create: { width, height: 600, channels: 3, background: "#0b6b57" } })
    .png()
    .toBuffer();

export const post = (address: string, body: unknown) =>
  call(`api/${address}`, { method: "POST", body: JSON.stringify(body) });

export const open = async (type: string, file: string, index: number | null = null): Promise<FormContent> => {
  const query = new URLSearchParams({ type, file, ...(index !== null && { index: String(index) }) });
  const { json } = await call(`api/entry?${query}`);
  const { value, body, version } = json as EntryView;
  return { type, file, index, id: null, value, body, base: value, baseBody: body, version, staged: {} };
};

export async function startStudio(): Promise<void> {
  root = mkdtempSync(path.join(os.tmpdir(), "studio-"));
  copyFixture(root);
  server = createStudio(root, "sesame", Promise.resolve(new Map()));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
}

export function stopStudio(): void {
  server.closeAllConnections();
  server.close();
  rmSync(root, { recursive: true });
}
