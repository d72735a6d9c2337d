import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { renderToString } from "react-dom/server";
import { payBackRates } from "../../../tools/jest/pay-back-rates";
import { translate } from "../../../tools/jest/translate";
import { TaskCost } from "./TaskCost";

const texts = { title: "Combien coûte cette tâche ?", intro: "Sur un an.", joinLabel: "Joindre ce calcul" };
const rates = {
  ...payBackRates,
  smallest: { price: 2400, subscriptions: 1100 },
};
const show = () =>
  render(
    <>
      <TaskCost texts={texts} rates={rates} />
      <textarea id="contact-message" aria-label="Message" />
    </>,
  );
/** Without an observer, what is near is loaded at once. */
beforeEach(() => Object.assign(window, { IntersectionObserver: undefined }));

const field = (name: string) => screen.findByRole("textbox", { name });
const sum = () => screen.getByRole("status");
const join = () => screen.getByRole("button", { name: "Joindre ce calcul" });
const message = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Message" });

test("is absent from the page without scripts", () => {
  expect(renderToString(<TaskCost texts={texts} rates={rates} />)).not.toContain("Combien");
});

test("computes a year's cost as the visitor types, from what an hour costs on the site", async () => {
  const { container } = show();
  expect(await field("Coût d’une heure")).toHaveValue("35");
  expect(screen.getByRole("form", { name: texts.title })).toBeVisible();
  // 3 h × 2 × 35 € × 45 weeks.
  expect(sum()).toHaveTextContent("9 450 € par an pour 45 semaines travaillées");
  await userEvent.clear(await field("Personnes"));
  expect(sum()).toHaveTextContent("Renseignez quatre nombres supérieurs à zéro et plausibles, la part au plus 100.");
  expect(join()).toBeDisabled();
  await userEvent.type(await field("Personnes"), "1");
  await userEvent.clear(await field("Heures par semaine"));
  await userEvent.type(await field("Heures par semaine"), "2,5 h");
  // 2.5 h × 35 € × 45 weeks = 3 937.50 €.
  expect(sum()).toHaveTextContent("3 938 € par an");
  await userEvent.clear(await field("Coût d’une heure"));
  await userEvent.type(await field("Coût d’une heure"), "1\u202f035 €");
  expect(sum()).toHaveTextContent("116 438 € par an");
  await userEvent.type(await field("Personnes"), " ou 2");
  expect(sum()).toHaveTextContent("Personnes : « 1 ou 2 » n’est pas un nombre supérieur à zéro.");
  expect(join()).toBeDisabled();
  expect(await axe(container)).toHaveNoViolations();
});

test("computes in a page that the browser translated", async () => {
  const { container } = show();
  const people = await field("Personnes");
  translate(container);
  await userEvent.clear(people);
  expect(sum().textContent).toBe("Renseignez quatre nombres supérieurs à zéro et plausibles, la part au plus 100.");
  await userEvent.type(people, "1");
  expect(sum()).toHaveTextContent("4 725 € par an pour 45 semaines travaillées");
});

test.each([
  ["less than a euro", "0.0001"],
  ["a slip of the finger", "9999999999"],
])("says no sum for %s", async (_, hours) => {
  show();
  await userEvent.clear(await field("Heures par semaine"));
  await userEvent.type(await field("Heures par semaine"), hours);
  expect(sum()).toHaveTextContent("Renseignez quatre nombres supérieurs à zéro et plausibles, la part au plus 100.");
  expect(join()).toBeDisabled();
});

test("joins the sum to the message, after what is typed, once however often it is pressed", async () => {
  show();
  await field("Personnes");
  await userEvent.type(message(), "Bonjour.");
  await userEvent.click(join());
  const line =
    "Ce que coûte cette tâche : 3 h par semaine × 2 personnes × 35 € l’heure × 45 semaines = 9 450 € par an. Part reprise par un outil : 50 %, soit 4 725 €.";
  const plain = () => message().value.replace(/[\u00a0\u202f]/g, " ");
  expect(plain()).toBe(`Bonjour.\n\n${line}`);
  expect(message()).toHaveFocus();
  await userEvent.clear(await field("Personnes"));
  await userEvent.type(await field("Personnes"), "1");
  await userEvent.click(join());
  expect(plain()).toBe(
    `Bonjour.\n\n${line.replace("2 personnes", "1 personne").replace("soit 4 725", "soit 2 363").replace("9 450", "4 725")}`,
  );
  await userEvent.type(message(), " Et le reste.");
  expect(plain()).toMatch(/^Bonjour\..*Et le reste\.$/s);
});

// 45 weeks at 35 €: an hour a week is 1 575 € a year. The smallest project costs 1 100 € and one or two days of 600 € a
// year, and 58 hours of the referent in the first year, 45 in the next.
test.each([
  ["3", "4 725 €", "ne se rembourserait pas en 23 mois", 23],
  // 12 months, then 12 × (2 400 − 995) / 1 450.
  ["3", "4 725 €", "se rembourserait tout juste : 24 mois au mieux", 24],
  // 12 months, then 12 × (2 400 − 1 182,50) / 1 637,50: two days of upkeep.
  ["3,5", "5 513 €", "se rembourserait en 21 mois au plus", 24],
])("of %s h a week taken back, says whether the smallest project pays", async (hours, taken, verdict, limitMonths) => {
  render(<TaskCost texts={texts} rates={{ ...rates, limitMonths }} />);
  await userEvent.clear(await field("Heures par semaine"));
  await userEvent.type(await field("Heures par semaine"), hours);
  expect(sum()).toHaveTextContent(`Un outil en reprendrait ${taken}. Le plus petit projet (2 400 € HT) ${verdict}.`);
});

test("the share is the visitor's to say, a hundred at most; without a smallest project, nothing is said of it", async () => {
  render(<TaskCost texts={texts} rates={{ ...rates, smallest: undefined }} />);
  await userEvent.clear(await field("Part reprise"));
  await userEvent.type(await field("Part reprise"), "80 %");
  expect(sum()).toHaveTextContent(/Un outil en reprendrait 7\s560\s€\.$/);
  await userEvent.clear(await field("Part reprise"));
  await userEvent.type(await field("Part reprise"), "120");
  expect(sum()).toHaveTextContent("la part au plus 100.");
  expect(join()).toBeDisabled();
});
