import path from "node:path";
import { groupTitles, type LaunchTask, listLaunchTasks, progressOf } from "../src/content/launch/launch-list";
import { fieldPath } from "../src/content/validate/mistake";
import { sourcesOn } from "../src/content/validate/sources";

/** `npm run check:launch`: the studio's launch list, in the terminal. Fails while something is left. */

const tasks = listLaunchTasks(sourcesOn(path.resolve(__dirname, "..")), process.env);
const left = tasks.filter(({ isDone }) => !isDone);
const { done, total, words } = progressOf(tasks);

/** Where a line is ended: «data/site.json › legal». */
const locationOf = ({ place }: LaunchTask): string => {
  if (!place) return ".env";
  const { file, path: position } = place.entry;
  const field = fieldPath([...position, ...(place.field === undefined ? [] : [place.field])]);
  return field ? `${file} › ${field}` : file;
};

if (left.length > 0) console.log("Des exemples à remplacer, ou à faire vôtres, et ce qui manque\u00a0:");
for (const group of new Set(left.map((task) => task.group))) {
  console.log(`\n${groupTitles[group]}`);
  for (const task of left.filter((one) => one.group === group)) {
    const { title, detail } = task;
    console.log(`  • ${title}${detail && `\u00a0: ${detail}`} (${locationOf(task)})`);
  }
}
console.log(`\n${words}.`);
if (done < total) {
  console.log(
    "«\u00a0npm run studio\u00a0», page «\u00a0Mettre en ligne\u00a0»\u00a0: la même liste, avec un formulaire par ligne.",
  );
  process.exitCode = 1;
} else console.log("Rien n’est un exemple, rien ne manque\u00a0: le site peut être mis en ligne.");
