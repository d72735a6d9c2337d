import { copyFileSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

type Case = { title: string; image: string; order: number };

/** Writes copies of the project's cases, each with its own title and picture file, until there are so many. */
export function generateCases(copy: string, wanted: number): void {
  const folder = path.join(copy, "data/portfolio");
  const sources = readdirSync(folder)
    .filter((file) => file.endsWith(".json"))
    .map((file) => JSON.parse(readFileSync(path.join(folder, file), "utf8")) as Case);
  for (let rank = sources.length + 1; rank <= wanted; rank += 1) {
    const source = sources[rank % sources.length];
    if (!source) throw new Error("data/portfolio holds no case to copy");
    const name = `banc-d-essai-${rank}`;
    const image = name + path.extname(source.image);
    copyFileSync(path.join(folder, source.image), path.join(folder, image));
    const title = `${source.title.slice(0, 50)} (${rank})`;
    // A testimonial, a short title and a description belong to one case: the copy has none.
    const own = { testimonial: undefined, shortTitle: undefined, description: undefined };
    const copied = { ...source, ...own, title, image, order: rank };
    writeFileSync(path.join(folder, `${name}.json`), JSON.stringify(copied));
  }
}
