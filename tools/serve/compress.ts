import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

export type Encoding = "br" | "gzip" | "identity";

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Best quality: a file is compressed once and served many times. */
export const compress = async (content: Buffer, encoding: Encoding): Promise<Buffer> => {
  if (encoding === "br") {
    return toBrotli(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } });
  }
  return encoding === "gzip" ? toGzip(content, { level: 9 }) : content;
};

/** The best accepted encoding; `q=0` rejects one. */
export const acceptedEncoding = (acceptEncoding: string | undefined): Encoding => {
  const accepted = new Set(
    (acceptEncoding ?? "")
      .split(",")
      .map((entry) =>
        entry
          .trim()
          .toLowerCase()
          .split(/\s*;\s*/),
      )
      .filter(([, quality]) => !/^q=0(\.0*)?$/.test(quality ?? ""))
      .map(([name]) => name),
  );
  if (accepted.has("br")) return "br";
  return accepted.has("gzip") ? "gzip" : "identity";
};
