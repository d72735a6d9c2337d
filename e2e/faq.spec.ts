import { expectCount, expectGone, expectShown, test } from "./journeys/journey";

const delays = "Comptez un jour pour quatre mètres";
const price = "Par un devis au mètre";

test("questions open one at a time, with the mouse, with the keyboard and by their address", async ({ arrive }) => {
  const visitor = await arrive("/");
  const open = visitor.part("#faq details[open]");
  const question = (text: string) => visitor.part("#faq summary", text);
  await expectCount(visitor.part("#faq summary"), 3);
  await expectGone(open);
  await question("Combien de temps").click();
  await expectShown(visitor.part("#faq p", delays));
  await question("Comment le prix").click();
  await expectShown(visitor.part("#faq p", price));
  await expectGone(visitor.part("#faq p", delays));
  await question("Comment le prix").click();
  await expectGone(open);
  await question("Combien de temps").focus();
  await visitor.press("Enter");
  await expectShown(visitor.part("#faq p", delays));
  await visitor.press(" ");
  await expectGone(visitor.part("#faq p", delays));
  await visitor.goto("/#faq-prix");
  await expectShown(visitor.part("#faq p", price));
  await expectCount(open, 1);
});
