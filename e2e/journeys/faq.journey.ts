import { expectCount, expectGone, expectShown, test } from "./journey";

const delays = "Un projet clé en main prend 2 à 4 semaines";
const price = "Par un devis au forfait";

for (const width of [375, 1280]) {
  test(`questions at ${width} px open one at a time, and the open one closes`, async ({ arrive }) => {
    const visitor = await arrive("/", { width });
    const open = visitor.part("#faq details[open]");
    const question = (text: string) => visitor.part("#faq summary", text);
    await expectCount(visitor.part("#faq summary"), 7);
    await expectGone(open);
    await question("Combien de temps").click();
    await expectShown(visitor.part("#faq p", delays));
    await question("Comment le prix").click();
    await expectShown(visitor.part("#faq p", price));
    await expectGone(visitor.part("#faq p", delays));
    await question("Comment le prix").click();
    await expectGone(open);
  });
}

test("questions open with the keyboard", async ({ arrive }) => {
  const visitor = await arrive("/");
  await visitor.part("#faq summary", "Combien de temps").focus();
  await visitor.press("Enter");
  await expectShown(visitor.part("#faq p", delays));
  await visitor.press(" ");
  await expectGone(visitor.part("#faq p", delays));
});

test("an address that names a question opens it", async ({ arrive }) => {
  const visitor = await arrive("/#faq-prix");
  await expectShown(visitor.part("#faq p", price));
  await visitor.goto("/#faq-delais");
  await expectShown(visitor.part("#faq p", delays));
  await expectCount(visitor.part("#faq details[open]"), 1);
});
