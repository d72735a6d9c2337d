import { parseArgs } from "node:util";

/**
 * The port of the development server: 8000, or `npm run develop -- --port 9123`. Not `PORT`, which
 * `npm start` uses: both may run at once.
 *
 * @throws {TypeError} on any other argument.
 */
export function developPort(args: string[] = process.argv.slice(2)): string {
  return parseArgs({ args, options: { port: { type: "string", default: "8000" } } }).values.port;
}
