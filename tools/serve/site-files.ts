import { createHash } from "node:crypto";
import { readFile, realpath, stat } from "node:fs/promises";
import path from "node:path";
import { compress, type Encoding } from "./compress";

/** A file of the built site, ready to be sent. */
export type SiteFile = {
  contentType: string;
  /** Hash of the content, used as an ETag that survives rebuilds. */
  hash: string;
  content: (encoding: Encoding) => Promise<Buffer>;
  compressible: boolean;
};

/** Text types have an explicit charset. */
const contentTypes: Record<string, string> = {
  ".avif": "image/avif",
  ".css": "text/css; charset=utf-8",
  ".csv": "text/csv; charset=utf-8",
  ".docx": "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  ".gif": "image/gif",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpeg": "image/jpeg",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".map": "application/json; charset=utf-8",
  ".md": "text/markdown; charset=utf-8",
  ".pdf": "application/pdf",
  ".png": "image/png",
  ".svg": "image/svg+xml; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
  ".xlsx": "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  ".xml": "application/xml; charset=utf-8",
};

/** Configuration files of the host, never served. */
const hostFiles = new Set(["/_headers", "/_redirects"]);

/**
 * Resolves paths as the host does: `/blog` is `blog/index.html`, with or without trailing slash.
 * Files are cached in memory until they change.
 */
export const siteFiles = (folder: string) => {
  const known = new Map<string, { version: string; file: SiteFile }>();

  /** Symbolic links may point outside the folder. */
  const isInside = async (location: string) => {
    const [root, real] = await Promise.all([realpath(folder), realpath(location)]);
    return real.startsWith(`${root}${path.sep}`);
  };

  const open = async (location: string): Promise<SiteFile | undefined> => {
    const stats = await stat(location).catch(() => undefined);
    if (!stats?.isFile()) return undefined;
    const version = `${stats.mtimeMs}-${stats.size}`;
    const cached = known.get(location);
    if (cached?.version === version) return cached.file;

    if (!(await isInside(location))) return undefined;
    const raw = await readFile(location);
    const contentType = contentTypes[path.extname(location).toLowerCase()] ?? "application/octet-stream";
    const compressed = new Map<Encoding, Promise<Buffer>>();
    const file: SiteFile = {
      contentType,
      hash: createHash("sha256").update(raw).digest("base64url").slice(0, 22),
      compressible: contentType.includes("charset"),
      content: (encoding) => {
        const content = compressed.get(encoding) ?? compress(raw, encoding);
        compressed.set(encoding, content);
        return content;
      },
    };
    known.set(location, { version, file });
    return file;
  };

  return {
    /** `pathname` must be decoded; files outside the folder can't be reached. */
    find: async (pathname: string) => {
      // Normalising from the root removes every «..».
      const clean = path.posix.normalize(`/${pathname}`).replace(/(?<=.)\/$/, "");
      if (clean.includes("\\") || hostFiles.has(clean)) return undefined;
      const candidates = pathname.endsWith("/")
        ? [`${clean}/index.html`, `${clean}.html`]
        : [clean, `${clean}.html`, `${clean}/index.html`];
      for (const candidate of candidates) {
        const file = await open(path.join(folder, candidate));
        if (file) return file;
      }
      return undefined;
    },
  };
};
