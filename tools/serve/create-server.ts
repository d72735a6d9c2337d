import { createServer as createHttpServer } from "node:http";
import { siteHandler, type SiteOptions } from "./site-handler";

/** An HTTP/1.1 server that behaves like the host. */
export const createServer = (options: SiteOptions) => createHttpServer(siteHandler(options));
