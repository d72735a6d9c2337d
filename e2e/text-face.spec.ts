import { expect, type Page } from "@playwright/test";
import { layoutShift } from "./support/layout-shift";
import { test } from "./support/look";
import { kinds } from "./support/routes";

/** The fonts of the text, and what stands in for it (src/styles/_fallback-faces.scss). */
const faces = ["Hanken Grotesk", "Text Arial", "Text Roboto"];

/** Those installed are: in CI, all (tools/find-engines.ts). */
const canLoad = (page: Page, face: string) =>
  page.evaluate(
    (name) =>
      document.fonts.load(`16px "${name}"`).then(
        (loaded) => loaded.length > 0,
        () => false,
      ),
    face,
  );

const words = `Chaque lundi, Élodie recopiait à la main les commandes reçues par e-mail dans un tableau, puis les factures
dans un autre : près de trois heures perdues, et toujours une erreur ou deux. Depuis septembre, un formulaire remplit la
base, vérifie l’adresse et prévient l’atelier ; la facture part seule. Le délai moyen est passé de douze à quatre jours.`;

/** Characters of each full line of a long paragraph, added to the text. */
const lineLengths = (page: Page) =>
  page.locator(".prose").evaluate((prose, text) => {
    const lengths: number[] = [];
    const paragraph = document.createElement("p");
    paragraph.textContent = `${text} ${text}`;
    prose.append(paragraph);
    const lines = new Map<number, number>();
    const texts = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      for (let index = 0; index < (node.nodeValue ?? "").length; index += 1) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + 1);
        const line = Math.round(range.getBoundingClientRect().bottom / 12);
        lines.set(line, (lines.get(line) ?? 0) + 1);
      }
    }
    // The last line is not full.
    lengths.push(...[...lines.values()].slice(0, -1));
    paragraph.remove();
    return lengths;
  }, words);

test("a line of a long text holds 60 to 70 characters, in every face", async ({ look }) => {
  const page = await look("/blog/classer-sans-perdre");
  for (const width of [640, 720, 768, 820, 1000, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    for (const face of faces) {
      if (!(await canLoad(page, face)) && !process.env.CI) continue;
      await page.evaluate((name) => document.documentElement.style.setProperty("--font-text", `"${name}"`), face);
      const lengths = await lineLengths(page);
      expect(lengths.length).toBeGreaterThan(5);
      const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
      expect([width, face, mean >= 60 && mean <= 70, mean]).toEqual([width, face, true, mean]);
    }
  }
  await page.evaluate(() => document.documentElement.style.removeProperty("--font-text"));
});

// A computer and an iPhone have Arial, an Android phone Roboto.
const standIns = [
  ["Text Arial", [375, 1280]],
  ["Text Roboto", [375]],
] as const;

for (const path of kinds)
  test(`on ${path} the font of the text, late, shifts nothing`, async ({ look }) => {
    const page = await look(path);
    /** Shows the text in the first of these fonts that can be loaded, and waits until a shift would be reported. */
    const show = async (fonts: string) => {
      await page.evaluate((names) => document.documentElement.style.setProperty("--font-text", names), fonts);
      return layoutShift(page, { afterInput: true });
    };
    for (const [standIn, widths] of standIns) {
      if (!(await canLoad(page, standIn)) && !process.env.CI) continue;
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        const before = await show(`"${standIn}"`);
        const shift = (await show(`"Hanken Grotesk", "${standIn}"`)) - before;
        expect.soft(shift, `${standIn}, ${width} px`).toBeLessThan(0.005);
      }
    }
    await page.evaluate(() => document.documentElement.style.removeProperty("--font-text"));
  });
