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

/** Names the variables that a `.env` file gave, for those who read it again while this process runs. */
const listOfLoaded = "LOADED_FROM_ENV_FILE";

const loadedNames = () => process.env[listOfLoaded]?.split(",") ?? [];

/** Reads a `.env` file, if there is one. What the environment already says, it keeps. */
export const loadEnv = (file) => {
  const added = Object.entries(readEnv(file)).filter(([name]) => !(name in process.env));
  if (added.length === 0) return;
  const names = [...loadedNames(), ...added.map(([name]) => name)];
  Object.assign(process.env, Object.fromEntries(added), { [listOfLoaded]: names.join(",") });
};

/** The environment as a start would find it, without what a `.env` file gave this one. */
export const environmentBefore = () => {
  const loaded = loadedNames();
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !loaded.includes(name)));
};
