import { accessSync, constants, existsSync } from "node:fs";
import os from "node:os";
import path from "node:path";

/** The folder itself, or the nearest one in which npm would create it. */
const nearest = (folder) => (existsSync(folder) ? folder : nearest(path.dirname(folder)));

/** Why npm can't write its cache (read-only home), and what to do; undefined if it can. */
export const npmCacheMistake = () => {
  // npm sets the variable in the scripts it runs.
  const cache = process.env.npm_config_cache || path.join(os.homedir(), ".npm");
  try {
    accessSync(nearest(cache), constants.W_OK);
    return undefined;
  } catch {
    return `npm ne peut pas écrire dans son dossier « ${cache} », où il garde ce qu’il télécharge : votre dossier personnel est en lecture seule. Rendez-le modifiable, ou donnez-en un autre à npm par la variable npm_config_cache, puis relancez la commande.`;
  }
};
