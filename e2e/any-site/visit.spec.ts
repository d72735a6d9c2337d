import { randomUUID } from "node:crypto";
import { expect, test } from "@playwright/test";
import { banner, choose, setChoice } from "../support/consent";
import { events, FakeTagManager } from "../support/fake-tag-manager";
import { open } from "../support/open-page";
import { mailsAbout } from "../support/outbox";
import { installClock, runTenSeconds } from "../support/time";

test("no third party is requested before the visitor accepts, then only the tag manager", async ({ page, context }) => {
  const { thirdParty, loads } = await FakeTagManager.install(context);
  await installClock(page);
  await open(page, "/");
  await expect(banner(page)).toBeVisible();
  await runTenSeconds(page);
  await choose(page, "Refuser");
  await open(page, "/mentions-legales");
  await runTenSeconds(page);
  expect(thirdParty).toEqual([]);
  expect(await context.cookies()).toEqual([]);
  await setChoice(page, { analytics: true, marketing: false });
  await expect.poll(() => events(page, "page_view")).toHaveLength(1);
  expect(thirdParty).toEqual(loads);
  expect(loads).toHaveLength(1);
});

test("a message reaches the provider's mailbox", async ({ page, context }) => {
  await FakeTagManager.install(context);
  const { site } = test.info().project.metadata as { site: string };
  const words = `Référence ${randomUUID()}`;
  await open(page, "/#contact");
  await choose(page, "Refuser");
  const form = page.getByRole("form", { name: "Formulaire de contact" });
  await form.getByLabel("Nom").fill("Zoé Ünal");
  await form.getByLabel("Email").fill("zoe@exemple.fr");
  await form.getByLabel("Message").fill(words);
  await form.getByRole("button").click();
  await expect(page.getByRole("heading", { name: "Message envoyé !" })).toBeVisible();
  await expect.poll(async () => (await mailsAbout(words, site)).length).toBe(1);
});
