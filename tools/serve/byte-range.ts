import type { IncomingHttpHeaders } from "node:http";

/** First and last byte of a range. */
export type ByteRange = { start: number; end: number };

/**
 * The byte range that a request asks for (RFC 9110, section 14): `undefined` for the whole file,
 * `"none"` if it can't be satisfied. Multiple ranges get the whole file, which the RFC allows.
 *
 * @param etag the file's ETag, compared with `If-Range`.
 */
export const requestedRange = (
  headers: IncomingHttpHeaders,
  etag: string,
  length: number,
): ByteRange | "none" | undefined => {
  const condition = headers["if-range"];
  if (condition !== undefined && condition !== etag) return undefined;
  const [, first = "", last = ""] = /^bytes=(\d*)-(\d*)$/.exec(headers.range?.trim() ?? "") ?? [];
  if (first === "" && last === "") return undefined;
  const start = first === "" ? Math.max(0, length - Number(last)) : Number(first);
  const end = first === "" || last === "" ? length - 1 : Math.min(Number(last), length - 1);
  if (first !== "" && last !== "" && Number(last) < Number(first)) return undefined;
  return start < length && start <= end ? { start, end } : "none";
};
