import { createServer as createHttpServer } from "node:http";
import { siteHandler, type SiteOptions } from "./site-handler";

/** The site as its host answers, over HTTP/1.1. */
export const createServer = (options: SiteOptions) => createHttpServer(siteHandler(options));
