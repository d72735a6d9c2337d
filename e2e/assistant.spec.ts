import { expect, test } from "@playwright/test";
import { open } from "./support/open-page";

test("the assistant requests nothing before it is opened, and closes once a chat opens in another tab", async ({
  page,
  context,
}) => {
  await context.route("https://wa.me/**", (route) =>
    route.fulfill({ contentType: "text/html", body: "<title>WhatsApp</title>" }),
  );
  const asked: string[] = [];
  page.on("request", (sent) => asked.push(new URL(sent.url()).pathname));
  const topics = () => asked.filter((path) => path === "/data/assistant.json").length;
  await open(page, "/");
  expect(topics()).toBe(0);
  await page.getByRole("button", { name: "Ouvrir l’assistant" }).click();
  const dialog = page.getByRole("dialog", { name: "Comment puis-je vous aider ?" });
  await expect(dialog).toBeVisible();
  expect(topics()).toBe(1);
  const popup = page.waitForEvent("popup");
  await dialog.getByRole("link", { name: "Discussion générale" }).click();
  const address = new URL((await popup).url());
  await expect(dialog).toBeHidden();
  expect(address.origin + address.pathname).toMatch(/^https:\/\/wa\.me\/\d{8,15}$/);
});
