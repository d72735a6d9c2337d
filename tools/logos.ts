import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import * as simpleIcons from "simple-icons";

/**
 * Writes the logos that Simple Icons holds, each in its brand's colour: `npx tsx tools/logos.ts`.
 * The other files of `static/logos` (Microsoft's tools, OpenAI) are neutral marks drawn by hand,
 * for Simple Icons no longer carries these brands.
 */
const logos = {
  airtable: simpleIcons.siAirtable,
  claude: simpleIcons.siClaude,
  cursor: simpleIcons.siCursor,
  make: simpleIcons.siMake,
  n8n: simpleIcons.siN8n,
  nextjs: simpleIcons.siNextdotjs,
  notion: simpleIcons.siNotion,
  react: simpleIcons.siReact,
  supabase: simpleIcons.siSupabase,
  zapier: simpleIcons.siZapier,
};

async function writeLogos() {
  const folder = path.join("static", "logos");
  await mkdir(folder, { recursive: true });
  for (const [name, { hex, path: outline }] of Object.entries(logos)) {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24" fill="#${hex}"><path d="${outline}"/></svg>\n`;
    await writeFile(path.join(folder, `${name}.svg`), svg);
  }
}

writeLogos().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
