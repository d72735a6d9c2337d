import { existsSync, readFileSync } from "node:fs";
import util from "node:util";

/** Windows' editors may write UTF-16; the mark that says so is not a part of the first variable's name. */
const encodingOf = ([first, second]) =>
  first === 0xff && second === 0xfe ? "utf-16le" : first === 0xfe && second === 0xff ? "utf-16be" : "utf-8";

/** The variables of a `.env` file; none if it is not there. */
export const readEnv = (file) => {
  if (!existsSync(file)) return {};
  const bytes = readFileSync(file);
  return util.parseEnv(new TextDecoder(encodingOf(bytes)).decode(bytes));
};

/** Reads a `.env` file, if there is one. What the environment already says, it keeps. */
export const loadEnv = (file) => {
  Object.assign(process.env, { ...readEnv(file), ...process.env });
};
