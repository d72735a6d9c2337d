import type { BrowserContext } from "@playwright/test";
import { measureGesture, noteAnswers, type Wanted } from "./measure-gesture";
import { median } from "./median";
import { slowDown } from "./slow-down";

/** As many elements as the home page has: opening a dialog makes every one of them inert. */
const paragraphs = 1450;

const html = `<!doctype html><html lang="fr"><title>Page nue</title>
<main><h1>Page nue</h1>${"<p>Un texte.</p>".repeat(paragraphs)}</main>
<footer style="position: fixed; bottom: 0">
<button id="answer">Réponse</button><button id="dialog">Dialogue</button><button id="page">Page</button></footer>
<dialog><h2>Dialogue</h2><button>Fermer</button></dialog>
<script>
document.getElementById("answer").onclick = ({ target }) => (target.textContent = "Entendu");
document.getElementById("dialog").onclick = () => document.querySelector("dialog").showModal();
document.querySelector("dialog button").onclick = () => document.querySelector("dialog").close();
document.getElementById("page").onclick = () => (document.querySelector("main").innerHTML = "<h1>Autre page</h1>");
</script>`;

const kinds = ["answer", "dialog", "page"] as const;

const rounds = 3;

/** Milliseconds that gestures of each kind take, here and now, on a page that does nothing: what no site can go below. */
export const measureBarePage = async (context: BrowserContext): Promise<Record<(typeof kinds)[number], number>> => {
  const times = { answer: [] as number[], dialog: [] as number[], page: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    const page = await context.newPage();
    await slowDown(page);
    await page.addInitScript(noteAnswers);
    await page.goto("about:blank");
    await page.setContent(html);
    for (const kind of kinds) {
      const wanted: Wanted | undefined = kind === "answer" ? undefined : kind;
      times[kind].push((await measureGesture(page, page.locator(`#${kind}`), wanted)).shown);
      if (kind === "dialog") await page.getByRole("button", { name: "Fermer" }).click();
    }
    await page.close();
  }
  return { answer: median(times.answer), dialog: median(times.dialog), page: median(times.page) };
};
