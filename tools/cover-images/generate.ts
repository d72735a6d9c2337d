import path from "node:path";
import { savePng } from "../pictures/save-png";
import { coverSize } from "./cover";
import { covers } from "./covers";

/** Draws the covers of the articles: `npx tsx tools/cover-images/generate.ts [slug…]`, all of them by default. */
async function generate(slugs: string[]) {
  for (const slug of slugs.length > 0 ? slugs : Object.keys(covers)) {
    const draw = covers[slug];
    if (!draw) throw new Error(`No cover is drawn for "${slug}". Known: ${Object.keys(covers).join(", ")}`);
    const file = path.join("content", "articles", slug, "cover.png");
    const bytes = await savePng(Buffer.from(draw()), file, coverSize);
    console.log(`${file}  ${Math.round(bytes / 1024)} kB`);
  }
}

generate(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
