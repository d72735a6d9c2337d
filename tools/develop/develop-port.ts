import { parseArgs } from "node:util";

/**
 * The port of the live-reloading site: 8000, or that of `npm run develop -- --port 9123`. Never `PORT`,
 * which is the one of `npm start`: both may run at once.
 *
 * @throws {TypeError} when it is told anything else.
 */
export function developPort(args: string[] = process.argv.slice(2)): string {
  return parseArgs({ args, options: { port: { type: "string", default: "8000" } } }).values.port;
}
