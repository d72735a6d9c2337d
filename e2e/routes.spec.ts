import { expect, test } from "@playwright/test";
import { open } from "./support/awake";
import { articles, listedArticles } from "./support/content";
import { addresses, routes } from "./support/routes";

test.describe("every route", () => {
  for (const route of routes) {
    test(`${route} answers, with its own head and no console message`, async ({ page }) => {
      const messages: string[] = [];
      page.on("console", (message) => {
        if (["error", "warning"].includes(message.type())) messages.push(message.text());
      });
      page.on("pageerror", (error) => messages.push(error.message));
      const response = await open(page, route);
      expect(response?.status()).toBe(200);
      await expect(page.locator("html")).toHaveAttribute("lang", "fr");
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
        "href",
        `https://atelier-sans-code.fr${route}`,
      );
      for (const name of ["description", "keywords"]) {
        await expect(page.locator(`meta[name="${name}"]`)).toHaveAttribute("content", /\S{3}/);
      }
      for (const property of ["og:title", "og:description", "og:image", "og:url"]) {
        await expect(page.locator(`meta[property="${property}"]`)).toHaveAttribute("content", /\S{3}/);
      }
      expect(messages).toEqual([]);
    });
  }

  test("has a title and a description of its own", async ({ request }) => {
    const heads = await Promise.all(
      routes.map(async (route) => {
        const html = await (await request.get(route)).text();
        // React 18 writes one where a letter of several bytes falls across two chunks of its stream (react#31134).
        expect(html).not.toContain("\0");
        return [/<title[^>]*>(.*?)<\/title>/.exec(html)?.[1], /name="description" content="(.*?)"/.exec(html)?.[1]];
      }),
    );
    for (const column of [0, 1]) expect(new Set(heads.map((head) => head[column])).size).toBe(routes.length);
  });

  test("has a picture to share, 1200 × 630", async ({ request }) => {
    for (const name of ["site", "mvp-crucial-lancer-projet"]) {
      const picture = await (await request.get(`/share/${name}.png`)).body();
      expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
    }
  });
});

test("the form with a trailing slash leads to the same page", async ({ page }) => {
  await page.goto("/blog/mvp-crucial-lancer-projet/");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("MVP");
  await expect(page).toHaveURL(/\/blog\/mvp-crucial-lancer-projet$/);
});

for (const path of ["/inconnu", "/blog/inconnu", "/realisations/inconnu", "/404", "/404/index.html", "/index.php"]) {
  test(`${path} answers 404 with the not-found page, and logs the path`, async ({ page }) => {
    const logged: string[] = [];
    page.on("console", (message) => message.type() === "error" && logged.push(message.text()));
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1, name: "404" })).toBeVisible();
    await expect(page.getByText("Oops! Page not found")).toBeVisible();
    await expect.poll(() => logged.some((text) => text.includes(path))).toBe(true);
    await page.getByRole("link", { name: "Retour à l’accueil" }).click();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("processus");
  });
}

test("what machines read is served: sitemap, robots, feed, map for language models", async ({ request }) => {
  const read = async (path: string) => {
    const response = await request.get(path);
    expect(response.status()).toBe(200);
    return response.text();
  };
  expect(await read("/robots.txt")).toContain("Sitemap: https://atelier-sans-code.fr/sitemap-index.xml");
  expect(await read("/sitemap-index.xml")).toContain("/sitemap-0.xml");
  const listed = [...(await read("/sitemap-0.xml")).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) =>
    (address ?? "").replace("https://atelier-sans-code.fr", "").replace(/^$/, "/"),
  );
  expect(listed.sort()).toEqual([...addresses].sort());
  const feed = await read("/rss.xml");
  expect([...feed.matchAll(/<guid[^>]*>(.*?)<\/guid>/g)].map(([, address]) => address)).toEqual(
    listedArticles.map(({ slug }) => `https://atelier-sans-code.fr/blog/${slug}`),
  );
  const map = await read("/llms.txt");
  for (const { slug } of listedArticles) expect(map).toContain(`https://atelier-sans-code.fr/blog/${slug}.md)`);
});

test("an article that is not listed is found by its address, in no list offered to read", async ({ request }) => {
  const read = async (path: string) => (await request.get(path)).text();
  const hidden = articles.filter((slug) => !listedArticles.some((listed) => listed.slug === slug));
  expect(hidden).not.toEqual([]);
  const lists = ["/rss.xml", "/llms.txt", "/data/adresses.json", ...routes];
  for (const slug of hidden) {
    expect((await request.get(`/blog/${slug}`)).status()).toBe(200);
    for (const path of lists.filter((list) => list !== `/blog/${slug}`))
      expect.soft(await read(path), `${path} and ${slug}`).not.toContain(`/blog/${slug}`);
  }
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
