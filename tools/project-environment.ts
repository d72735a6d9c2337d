import path from "node:path";
import { environmentBefore, readEnv } from "./bootstrap/load-env.mjs";

/**
 * The environment as a start would read it now: a server that has been open since before a change of `.env` would
 * not know of it.
 *
 * @param root absolute path of the project.
 */
export const projectEnvironment = (root: string): Readonly<Record<string, string | undefined>> => ({
  ...readEnv(path.join(root, ".env")),
  ...environmentBefore(),
});
