import { showcase } from "./showcase";

const project = {
  title: "Les tickets d’une quincaillerie",
  sector: "Commerce",
  persona: "Commerçant",
  description: "Chaque ticket de garantie est rangé au nom du client.",
  benefit: "La garantie se retrouve sans le carton.",
  result: "pour retrouver une garantie",
  tools: ["Tableur"],
  icon: "store",
  gradient: { from: "foret", to: "menthe" },
  sample: true,
};
const figure = { before: 14, after: 2, unit: "minutes" };

/** The mistakes in a project, each with its field. */
const mistakes = (more: object) =>
  showcase.schema
    .safeParse({ ...project, ...more })
    .error?.issues.map(({ path, message }) => `${path.join(".")} ${message}`);

test("rejects a project with both a figure and a gain: the card shows only one", () => {
  for (const more of [{}, { figure }, { gain: "12 minutes" }]) expect(mistakes(more)).toBeUndefined();
  expect(mistakes({ figure, gain: "12 minutes" })).toEqual([
    expect.stringContaining("gain ce projet a déjà un chiffre"),
  ]);
});
