import { expect, test } from "@playwright/test";
import { open } from "./support/open-page";

test("a URL with a typing error suggests the right page first, and the link works", async ({ page }) => {
  await open(page, "/realisation/dossiers-cabinet-dentaire");
  const near = page.getByRole("main").getByRole("status").getByRole("link");
  await expect(near.first()).toHaveAttribute("href", "/realisations/dossiers-cabinet-dentaire");
  await near.first().click();
  await expect(page).toHaveURL("/realisations/dossiers-cabinet-dentaire");
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("404");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the main pages are suggested, and their links work", async ({ page }) => {
    await page.goto("/blog/garder-ou-jetter");
    await page.getByRole("navigation", { name: "Les pages principales" }).getByRole("link", { name: "Blog" }).click();
    await expect(page).toHaveURL("/blog");
    await expect(page.getByRole("heading", { level: 1, name: "Le carnet" })).toBeVisible();
  });
});

test("whatever an unknown address holds, its page is shown, logs it and works", async ({ page, baseURL }) => {
  const notFound = await (await page.request.get("/404.html")).text();
  // Others are tested in src/browser/navigation/disable-router.test.ts.
  for (const path of ["/blog/remise-100%25", "/%E0", "/:uri", "//a.fr/b"]) {
    const logged: string[] = [];
    const thrown: string[] = [];
    page.removeAllListeners();
    page.on("console", (message) => logged.push(message.text()));
    page.on("pageerror", ({ message }) => thrown.push(message));
    // Hosts differ in what they answer to an address that can't be decoded: this is the page's side.
    await page.route(
      ({ pathname }) => pathname === path,
      (route) => route.fulfill({ status: 404, contentType: "text/html", body: notFound }),
    );
    await open(page, `${baseURL}${path}`);
    await expect(page).toHaveURL(`${baseURL}${path}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("404");
    expect(logged.filter((text) => text.startsWith("404: no page at"))).toEqual([`404: no page at ${path}`]);
    expect(thrown).toEqual([]);
    await page.getByRole("button", { name: "Gérer mes cookies" }).click();
    await expect(page.getByRole("dialog", { name: "Paramétrer les cookies" })).toBeVisible();
  }
});
