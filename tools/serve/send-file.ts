import type { IncomingMessage, ServerResponse } from "node:http";
import { constants } from "node:zlib";
import compression from "compression";
import send from "send";

send.mime.define({ "image/avif": ["avif"] });

const compress = compression({
  // Quality 4, the default, would make the home page 7 % larger to save half a millisecond.
  brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
  // A byte range refers to the uncompressed file.
  filter: (request, response) => response.statusCode !== 206 && compression.filter(request, response),
});

/**
 * Sends a file, with the response's status: type, entity tag, byte ranges, conditional requests and compression.
 *
 * @param file absolute path.
 * @param headers prevail over the default ones.
 */
export const sendFile = (
  request: IncomingMessage,
  response: ServerResponse,
  file: string,
  headers: Record<string, string>,
) => {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  compress(request, response, () => {
    const acceptRanges = response.statusCode === 200;
    send(request, encodeURIComponent(file), { acceptRanges, dotfiles: "allow" }).pipe(response);
  });
};
