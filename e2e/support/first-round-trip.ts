import type { ServerResponse } from "node:http";
import { brotliDecompressSync, constants } from "node:zlib";

/** Bytes that a new connection brings before it is answered: ten segments of 1,460 (RFC 6928), headers included. */
const firstRoundTrip = 14_600;

/** At most what headers weigh: HTTP/2 compresses them. */
const weigh = (headers: NodeJS.Dict<number | string | string[]>) =>
  Object.entries(headers).reduce((sum, [name, value]) => sum + `${name}: ${String(value)}\r\n`.length, 0);

/**
 * Has a page answered in two times: as much of it as a browser can read once the first round trip is there, and the
 * rest when let go.
 *
 * @param response one that is to be compressed by brotli; what is sent is not, since Firefox and Safari refuse it
 *   without encryption.
 * @param hold is given what sends the rest.
 */
export const answerInTwo = (response: ServerResponse, hold: (letGo: () => void) => void) => {
  const end = response.end.bind(response);
  Object.assign(response, {
    end: (content: Buffer) => {
      const begun = content.subarray(0, firstRoundTrip - weigh(response.getHeaders()));
      const readable = brotliDecompressSync(begun, { finishFlush: constants.BROTLI_OPERATION_FLUSH });
      const rest = brotliDecompressSync(content).subarray(readable.length);
      for (const name of ["content-encoding", "content-length", "etag"]) response.removeHeader(name);
      response.write(readable);
      hold(() => end(rest));
    },
  });
};
