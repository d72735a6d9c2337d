import { expect } from "@playwright/test";
import { test } from "./support/look";

const address = "/services/plan-de-rangement";
const title = "Plan de rangement : une armoire où chaque pièce a sa place";

test("a service card leads to its page, which leads back; a card without a page is no link", async ({ page }) => {
  await page.goto("/");
  const services = page.locator("#services");
  const bare = services.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "Tri & destruction" }) });
  await expect(bare).toHaveCount(1);
  await expect(bare.getByRole("link")).toHaveCount(0);
  await services.getByRole("link", { name: "Voir ce service : Plan de rangement" }).click();
  await expect(page).toHaveURL(address);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(main.getByText("De 1 200 à 3 400 € HT par fonds")).toBeVisible();
  await main.getByRole("link", { name: "Tous les services" }).click();
  await expect(page).toHaveURL("/#services");
});

test("shows a case before its text, amounts to the right and a file to save, ends on the others, then on one action", async ({
  look,
}) => {
  const page = await look(address);
  const main = page.getByRole("main");
  const proof = main.getByRole("article").getByRole("article");
  await expect(proof.getByRole("link")).toHaveAttribute("href", "/realisations/minutes-etude-notariale");
  await expect(proof.getByRole("img")).toBeVisible();
  const others = main.getByRole("region", { name: "Réalisations" }).getByRole("link");
  await expect(others).toHaveCount(1);
  await expect(others).not.toHaveAttribute("href", "/realisations/minutes-etude-notariale");
  const last = main.getByRole("link").last();
  await expect(last).toHaveText("Ranger mon armoire");
  await expect(last).toHaveAttribute("href", "/#contact");

  // The amounts that the text aligns, and the titles of their columns.
  const quote = page.getByRole("table").filter({ hasText: "Inventaire" });
  const alignments = await quote
    .getByRole("row")
    .evaluateAll((rows) => rows.map((row) => [...row.children].map((cell) => getComputedStyle(cell).textAlign)));
  expect(new Set(alignments.map((row) => row.join()))).toEqual(new Set(["start,end,end"]));

  // What is taken away stands beside the call on wide screens, above it elsewhere, and is saved under its own name.
  const file = page.getByRole("region", { name: "À emporter" });
  const call = page.getByRole("complementary", { name: "Une armoire qui déborde" });
  for (const [width, beside] of [
    [768, false],
    [1280, true],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const [first, second] = [(await file.boundingBox())!, (await call.boundingBox())!];
    expect(second.x > first.x, `${width} px`).toBe(beside);
    expect(second.y === first.y, `${width} px`).toBe(beside);
  }
  const saved = page.waitForEvent("download");
  await file.getByRole("link").click();
  expect((await saved).suggestedFilename()).toBe("regle-de-nommage.docx");
});

test("on paper the opening of a service may be cut between two sheets", async ({ look }) => {
  const page = await look(address);
  await page.emulateMedia({ media: "print" });
  await expect(page.locator("main header").first()).toHaveCSS("display", "block");
});

test("machines find the picture of a service, its Markdown version and its place in llms.txt", async ({
  look,
  request,
}) => {
  const page = await look(address);
  const read = (selector: string, name: string) => page.locator(selector).getAttribute(name);
  const picture = new URL((await read('meta[property="og:image"]', "content"))!);
  expect(picture.pathname).toBe("/share/services/plan-de-rangement.png");
  expect((await request.get(picture.pathname)).status()).toBe(200);
  const version = new URL((await read('link[type="text/markdown"]', "href"))!);
  const markdown = await (await request.get(version.pathname)).text();
  expect(markdown).toMatch(/^# Plan de.rangement.: une armoire où.chaque pièce a sa.place$/m);
  expect(markdown).toMatch(/^- Prix : De 1.200.à.3.400.€.HT par fonds$/m);
  expect(await (await request.get("/llms.txt")).text()).toContain(`${address}.md`);
});

test("/services alone leads to the services of the home page", async ({ request }) => {
  for (const path of ["/services", "/services/"]) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.status()).toBe(301);
    expect(answer.headers().location).toBe("/#services");
  }
});
