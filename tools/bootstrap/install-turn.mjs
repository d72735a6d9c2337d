import { readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";

const pollInterval = 500;

const isRunning = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === "EPERM";
  }
};

/** Whether the process that wrote its id to the file is gone; not while the id is being written. */
const isAbandoned = (file) => {
  try {
    const text = readFileSync(file, "utf8");
    return text !== "" && !isRunning(Number(text));
  } catch {
    return false;
  }
};

/**
 * One installation at a time in a project: waits for another command's, which may be an `npm` that
 * outlived its parent.
 *
 * @returns `passTo` gives the turn to a child process, `end` ends it.
 */
export const waitForTurn = async (root) => {
  const file = path.join(root, ".installing");
  let told = false;
  for (;;) {
    try {
      writeFileSync(file, String(process.pid), { flag: "wx" });
      break;
    } catch (error) {
      if (error.code !== "EEXIST") throw error;
    }
    if (isAbandoned(file)) {
      rmSync(file, { force: true });
      continue;
    }
    if (!told) {
      console.log(
        "Une autre commande installe déjà les paquets de ce dossier : attente… (si ce n’est pas le cas, supprimez le fichier « .installing »)",
      );
    }
    told = true;
    await delay(pollInterval);
  }
  const end = () => {
    process.off("exit", end);
    rmSync(file, { force: true });
  };
  process.on("exit", end);
  return { passTo: (pid) => writeFileSync(file, String(pid)), end };
};
