import { services } from "./services";

const service = {
  icon: "wrench",
  title: "Réparation",
  description: "Un outil remis en marche.",
  features: ["Sur place", "À l’atelier"],
  color: "foret",
};

test("rejects `priceFor` without `price`", () => {
  const mistakes = (more: object) => services.schema.safeParse({ ...service, ...more }).error?.issues;
  expect(mistakes({ priceFor: "par projet" })).toMatchObject([
    { path: ["priceFor"], message: expect.stringContaining("remplissez «\u00a0price\u00a0»") as string },
  ]);
  expect(mistakes({ price: { from: 100 }, priceFor: "par projet" })).toBeUndefined();
  expect(mistakes({})).toBeUndefined();
});
