import { expect, type Locator } from "@playwright/test";
import { test } from "./support/look";
import { open } from "./support/open-page";
import { scaleText } from "./support/text";

const address = "/realisations/minutes-etude-notariale";

/** On how many lines each of these texts stands. */
const linesOf = (texts: Locator) =>
  texts.evaluateAll((all) =>
    all.map((text) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    }),
  );

test("the title of a case links to its page, which shows suggestions in one row and links back to the cases", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/");
  await page.locator("#portfolio").getByRole("link", { name: "Deux siècles de minutes retrouvées" }).click();
  await expect(page).toHaveURL(/\/realisations\/minutes-etude-notariale$/);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(
    "Deux siècles de minutes retrouvées avant que le client raccroche",
  );
  await expect(main.getByRole("heading", { level: 2, name: "Le problème" })).toBeVisible();
  await expect(main.getByRole("heading", { level: 2, name: "La réponse" })).toBeVisible();
  for (const name of ["Réalisations proches", "À lire sur le sujet"]) {
    const cards = page.getByRole("region", { name }).getByRole("listitem");
    const boxes = await Promise.all((await cards.all()).map((card) => card.boundingBox()));
    expect(new Set(boxes.map((box) => box!.y)).size).toBe(1);
    const list = await page.getByRole("region", { name }).getByRole("list").boundingBox();
    const end = boxes.at(-1)!.x + boxes.at(-1)!.width;
    expect(end).toBeCloseTo(list!.x + list!.width, 0);
    // A single card fills the row, its picture no larger than those of three.
    const picture = await cards.first().locator("img").boundingBox();
    expect(picture!.width).toBeLessThan(list!.width / 3);
  }
  await main.getByRole("link", { name: "Toutes les réalisations" }).click();
  await expect(page).toHaveURL(/\/#portfolio$/);
  await expect(page.getByRole("button", { name: "Compact" })).toBeInViewport();
});

test("below wide screens, a suggestion has its picture before its text, which is wider", async ({ look }) => {
  const page = await look(address);
  const card = page.getByRole("region", { name: "Réalisations proches" }).getByRole("listitem").first();
  for (const width of [375, 768]) {
    await page.setViewportSize({ width, height: 800 });
    const [picture, words] = await Promise.all(
      [card.locator("img"), card.getByRole("heading")].map(async (part) => (await part.boundingBox())!),
    );
    expect([width, words!.x >= picture!.x + picture!.width]).toEqual([width, true]);
    expect([width, words!.width > picture!.width]).toEqual([width, true]);
  }
});

test("a case opens on its result, then its picture, as wide as its column in a window of any height", async ({
  look,
}) => {
  const page = await look(address);
  const result = page.locator("article header p", { hasText: "Temps de recherche" });
  await expect(result).toContainText(/de\s35\sà\s2\smin/);
  await expect(result).toBeInViewport();
  const widths = () =>
    page
      .getByRole("article")
      .getByRole("img")
      .evaluate((img) => {
        const header = document.querySelector("article > header")!;
        return [img.getBoundingClientRect().right, header.getBoundingClientRect().right].map(Math.round);
      });
  for (const height of [800, 500]) {
    await page.setViewportSize({ width: 1280, height });
    const [picture, column] = await widths();
    expect([height, picture]).toEqual([height, column]);
  }
});

test("from a tablet up the answer and what changed are beside the problem, on wide screens its story in columns", async ({
  look,
}) => {
  const page = await look(address);
  const box = async (name: string) => (await page.getByRole("region", { name }).boundingBox())!;
  for (const [width, beside, inColumns] of [
    [375, false, false],
    [768, true, false],
    [1024, true, true],
    [1280, true, true],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const [problem, answer, change] = [await box("Le problème"), await box("La réponse"), await box("Avant et après")];
    expect([width, answer.x > problem.x + problem.width, answer.y === problem.y]).toEqual([width, beside, beside]);
    expect([width, change.x, change.y > answer.y + answer.height]).toEqual([width, answer.x, true]);
    const [one, other] = [await box("Un index sur fiches"), await box("La cave reste fermée")];
    expect([width, other.x > one.x + one.width, other.y === one.y]).toEqual([width, inColumns, inColumns]);
  }
});

test("the measure of a case stands beside its title from a tablet's width, and ends with it", async ({ look }) => {
  const page = await look(address);
  const title = page.getByRole("heading", { level: 1 });
  const measure = page.getByRole("main").getByRole("strong").first();
  for (const [width, beside] of [
    [375, false],
    [768, true],
    [1280, true],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const [heading, value] = [(await title.boundingBox())!, (await measure.boundingBox())!];
    expect(value.x >= heading.x + heading.width, `${width} px`).toBe(beside);
    expect(value.y < heading.y + heading.height, `${width} px`).toBe(beside);
  }
});

test("fits the narrowest phone with text at 200 %", async ({ look }) => {
  const page = await look(address);
  await page.setViewportSize({ width: 320, height: 800 });
  await scaleText(page, 2);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await scaleText(page, 1);
});

test("each total of the account and each value with its unit fits on one line at every width", async ({ page }) => {
  await open(page, address);
  const totals = page.getByRole("region", { name: "Le compte" }).getByRole("definition");
  await totals.last().evaluate((price) => (price.textContent = "12\u00a0400\u00a0à\u00a013\u00a0600\u00a0€"));
  const values = page.getByRole("table", { name: "Avant et après" }).getByRole("cell").locator("span");
  await values.evaluateAll((all) => all.forEach((value) => (value.textContent = "140\u00a0collaborateurs")));
  for (const width of [320, 375, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect([width, ...(await linesOf(totals))]).toEqual([width, 1, 1, 1]);
    const lines = await linesOf(values);
    expect(lines.length).toBeGreaterThan(0);
    expect([width, ...lines]).toEqual([width, ...lines.map(() => 1)]);
  }
});

test("a printed case has only its content and its address", async ({ look }) => {
  const page = await look(address);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("button")).toHaveCount(0);
  for (const other of [page.getByRole("contentinfo"), page.getByRole("banner")]) await expect(other).toBeHidden();
  await expect(page.getByText(`Quillebeuf & Cie · https://quillebeuf.exemple.fr${address}`)).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("/realisations alone leads to the cases of the home page", async ({ request }) => {
  for (const path of ["/realisations", "/realisations/"]) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.status()).toBe(301);
    expect(answer.headers().location).toBe("/#realisations");
  }
});

test("line breaks are shown in a field's text, and not between the words of Markdown", async ({ look }) => {
  const shown = async (path: string, selector: string) =>
    (await look(path))
      .locator(selector)
      .first()
      .evaluate((paragraph: HTMLElement) => {
        const copy = paragraph.cloneNode() as HTMLElement;
        copy.textContent = "Un\nDeux";
        paragraph.after(copy);
        const text = copy.innerText;
        copy.remove();
        return text;
      });
  expect(await shown(address, "main article section > p")).toBe("Un\nDeux");
  expect(await shown("/blog/classer-sans-perdre", ".prose > p")).toBe("Un Deux");
});
