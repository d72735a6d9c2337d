import { existsSync, readFileSync } from "node:fs";
import util from "node:util";

/** Windows' editors may write UTF-16; the mark that says so is not a part of the first variable's name. */
const encodingOf = ([first, second]) =>
  first === 0xff && second === 0xfe ? "utf-16le" : first === 0xfe && second === 0xff ? "utf-16be" : "utf-8";

/** Reads a `.env` file, if there is one. What the environment already says, it keeps. */
export const loadEnv = (file) => {
  if (!existsSync(file)) return;
  const bytes = readFileSync(file);
  const variables = util.parseEnv(new TextDecoder(encodingOf(bytes)).decode(bytes));
  Object.assign(process.env, { ...variables, ...process.env });
};
