import { tmpdir } from "node:os";
import { Readability } from "@mozilla/readability";
import { renderMdx } from "./render-mdx";

test("a reader view keeps a heading whatever words its id is made of", async () => {
  const headings = ["Comment l’exercice est noté", "Cinq tables pour une menuiserie", "Partager ailleurs"];
  const text = `${"Un fichier tient en une page, et chacun sait où le trouver. ".repeat(9)}\n\n`;
  const { html } = await renderMdx(headings.map((heading) => `## ${heading}\n\n${text}`).join(""), tmpdir());
  document.body.innerHTML = `<article>${html()}</article>`;
  const { content } = new Readability(document).parse() ?? {};
  for (const heading of headings) expect(content).toContain(heading);
});
