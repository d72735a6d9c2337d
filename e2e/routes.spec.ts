import { expect } from "@playwright/test";
import { test } from "./support/look";
import { addresses, listedArticles, unlistedArticle } from "./support/routes";

test("the form with a trailing slash leads to the same page", async ({ page }) => {
  await page.goto("/blog/garder-ou-jeter/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Garder ou jeter");
  await expect(page).toHaveURL(/\/blog\/garder-ou-jeter$/);
});

test("an unknown URL answers 404 with the not-found page, and logs its path", async ({ page }) => {
  const logged: string[] = [];
  page.on("console", (message) => message.type() === "error" && logged.push(message.text()));
  for (const path of ["/404/index.html", "/index.php", "/blog/inconnu"]) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1, name: "404" })).toBeVisible();
    await expect(page.getByText("Oops! Page not found")).toBeVisible();
    await expect.poll(() => logged.some((text) => text.includes(path))).toBe(true);
  }
  await page.getByRole("link", { name: "Retour à l’accueil" }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("dossiers");
});

test("a page that says one thing stands on the header's left edge", async ({ look }) => {
  for (const path of ["/merci", "/page-inconnue"]) {
    const page = await look(path);
    const left = async (selector: string) => Math.round((await page.locator(selector).first().boundingBox())!.x);
    for (const width of [375, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const edge = await left("header a:visible");
      expect([path, width, await left("main h1"), await left("main p")]).toEqual([path, width, edge, edge]);
    }
  }
});

test("on a large screen text and content grow, not only the margins", async ({ look }) => {
  const page = await look("/");
  const content = async (width: number) => {
    await page.setViewportSize({ width, height: 900 });
    const { x } = (await page.locator("header a:visible").first().boundingBox())!;
    const size = await page
      .locator("main p")
      .first()
      .evaluate((text) => parseFloat(getComputedStyle(text).fontSize));
    return { width: width - 2 * x, size };
  };
  const [usual, large] = [await content(1440), await content(1920)];
  expect(usual.width).toBe(1152);
  expect(large.width).toBe(1296);
  expect(large.size / usual.size).toBeCloseTo(9 / 8, 2);
});

test("files for machines are served: sitemap, robots, feed, map for language models, picture to share", async ({
  request,
}) => {
  const read = async (path: string) => {
    const response = await request.get(path);
    expect(response.status()).toBe(200);
    return response.text();
  };
  expect(await read("/robots.txt")).toContain("Sitemap: https://quillebeuf.exemple.fr/sitemap-index.xml");
  expect(await read("/sitemap-index.xml")).toContain("/sitemap-0.xml");
  const listed = [...(await read("/sitemap-0.xml")).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) =>
    (address ?? "").replace("https://quillebeuf.exemple.fr", "").replace(/^$/, "/"),
  );
  expect(listed.sort()).toEqual([...addresses].sort());
  const feed = await read("/rss.xml");
  expect([...feed.matchAll(/<guid[^>]*>(.*?)<\/guid>/g)].map(([, address]) => address)).toEqual(
    listedArticles.map((slug) => `https://quillebeuf.exemple.fr/blog/${slug}`),
  );
  const map = await read("/llms.txt");
  for (const slug of listedArticles) expect(map).toContain(`https://quillebeuf.exemple.fr/blog/${slug}.md)`);
  const picture = await (await request.get("/share/blog/classer-sans-perdre.png")).body();
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
});

test("a service worker left by a previous site is removed, under either usual name", async ({ page }) => {
  await page.goto("/mentions-legales");
  for (const name of ["/sw.js", "/service-worker.js"]) {
    await page.evaluate((address) => navigator.serviceWorker.register(address).then(() => undefined), name);
    const left = () => page.evaluate(() => navigator.serviceWorker.getRegistrations().then(({ length }) => length));
    await expect.poll(() => left().catch(() => -1), name).toBe(0);
  }
});

test("an unlisted article is at its address, and in no list", async ({ request }) => {
  const read = async (path: string) => (await request.get(path)).text();
  const address = `/blog/${unlistedArticle}`;
  expect((await request.get(address)).status()).toBe(200);
  const lists = ["/rss.xml", "/llms.txt", "/data/adresses.json", ...addresses.filter((other) => other !== address)];
  for (const path of lists) expect.soft(await read(path), path).not.toContain(address);
});

test("one content-security policy, without unsafe scripts, and files that never change are cached for good", async ({
  request,
}) => {
  const home = await request.get("/");
  const policy = home.headers()["content-security-policy"] ?? "";
  expect(policy).toContain("frame-ancestors 'none'");
  expect(/script-src [^;]*/.exec(policy)?.[0]).not.toMatch(/unsafe|strict-dynamic/);
  expect((await request.get("/blog")).headers()["content-security-policy"]).toBe(policy);
  expect(home.headers()["cache-control"]).toMatch(/max-age=0|no-cache/);
  const script = /(\/app-[0-9a-f]+\.js)/.exec(await home.text())?.[1] ?? "";
  expect((await request.get(script)).headers()["cache-control"]).toMatch(/max-age=31536000.*immutable/);
});
