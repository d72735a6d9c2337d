import { expect, type Page, test } from "@playwright/test";
import { open, waitForHydration } from "./support/open-page";
import { choose } from "./support/consent";
import { FakeTagManager } from "./support/fake-tag-manager";
import { installClock, runTenSeconds } from "./support/time";

const panel = (page: Page) => page.getByRole("region", { name: "Inspecteur d’événements" });

test("the inspector is absent, and none of its code is loaded, unless it is requested", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => scripts.push(request.url()));
  await installClock(page);
  await open(page, "/");
  await runTenSeconds(page);
  await expect(panel(page)).toBeHidden();
  expect(scripts.filter((address) => /inspect/i.test(address))).toEqual([]);
  expect(await page.evaluate(() => sessionStorage.getItem("inspecteur"))).toBeNull();
});

test("the inspector shows dropped pushes, then sent ones, and stays open for the tab", async ({ page, context }) => {
  await FakeTagManager.install(context);
  await page.goto("/?inspecteur=1");
  await expect(panel(page)).toBeVisible();
  await expect(panel(page).getByText("en attente de l’accord")).toBeVisible();
  await expect(panel(page).getByRole("listitem").filter({ hasText: "page_view" })).toContainText("retenu");
  await choose(page, "Accepter tout");
  await expect(panel(page).getByText("chargé", { exact: true })).toBeVisible();
  await expect(panel(page).getByRole("listitem").filter({ hasText: "page_view" }).first()).toContainText("envoyé");
  await page.evaluate(() => (window as { dataLayer?: unknown[] }).dataLayer?.push({ event: "scroll_depth" }));
  await expect(panel(page).getByRole("listitem").filter({ hasText: "scroll_depth" })).toContainText("Clé manquante");
  await page.goto("/blog");
  await expect(panel(page)).toBeVisible();
  await panel(page).getByRole("button", { name: "Quitter" }).click();
  await page.reload();
  await waitForHydration(page);
  await expect(panel(page)).toBeHidden();
});
