/** The part of `compression` that the local server uses: the published types need Express's. */
declare module "compression" {
  import type { IncomingMessage, ServerResponse } from "node:http";
  import type { BrotliOptions } from "node:zlib";

  type Filter = (request: IncomingMessage, response: ServerResponse) => boolean;

  function compression(options: {
    brotli: BrotliOptions;
    filter: Filter;
  }): (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

  namespace compression {
    /** By content type. */
    const filter: Filter;
  }

  export = compression;
}
