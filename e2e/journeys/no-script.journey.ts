import { eventually, expect, expectCount, expectGone, expectShown, test } from "./journey";

test("without JavaScript everything can be read, no button is dead, and the menu works", async ({ arrive }) => {
  const visitor = await arrive("/", { width: 375, height: 700, scripts: false });
  await expectCount(visitor.role("article", undefined, "#portfolio"), 9);
  await expectCount(visitor.role("article", undefined, "#vitrine"), 4);
  await expectCount(visitor.role("figure", undefined, "#temoignages"), 5);
  await expectCount(visitor.part("#stack li"), 5);
  await expectCount(visitor.part("#faq summary"), 3);
  await visitor.part("#faq summary", "Combien de temps").click();
  await expectShown(visitor.part("#faq p", "Comptez un jour pour quatre mètres"));
  await expectGone(visitor.role("region", "Gestion des cookies"));
  await expectGone(visitor.part("iframe"));
  expect(await visitor.role("button").texts()).toEqual([expect.stringMatching("le menu"), "Envoyer le message"]);
  await expectShown(visitor.role("link", "Écrire sur WhatsApp"));
  await expectGone(visitor.role("link", "Blog", "header nav"));
  await visitor.role("button", "Ouvrir le menu").click();
  await visitor.role("link", "Contact", "header nav").click();
  await eventually(visitor.address).toBe("/#contact");
  await eventually(() =>
    visitor.ask(() => {
      const { left, top } = document.querySelector("#contact h2")!.getBoundingClientRect();
      return document.elementFromPoint(left + 9, top + 9)?.closest("#contact") !== null;
    }),
  ).toBe(true);
  await visitor.role("button", "Fermer le menu").click();
  await visitor.role("button", "Ouvrir le menu").click();
  await visitor.role("link", "Blog", "header nav").click();
  await eventually(visitor.address).toBe("/blog");
  await expectCount(visitor.role("article", undefined, "main"), 3);
  await expectCount(visitor.role("button"), 1);
  await visitor.role("link", undefined, "main article").click();
  await eventually(visitor.address).toBe("/blog/boites-et-etiquettes");
  await expectShown(visitor.part(".prose > p"));
  expect(visitor.foreign()).toEqual([]);
});
