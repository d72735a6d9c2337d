import { site } from "./site";

const mistakesOf = (url: string) => site.schema.shape.url.safeParse(url).error?.issues.map(({ code }) => code);

test("rejects a site address with a path, a query or a fragment", () => {
  for (const url of [
    "https://exemple.fr/site",
    "https://exemple.fr//site",
    "https://exemple.fr/?x=1#y",
    "https://exemple.fr?",
  ]) {
    expect(mistakesOf(url)).toEqual(["custom"]);
  }
  for (const url of ["https://exemple.fr", "https://exemple.fr/", "http://localhost:8888", "https://café.exemple.fr"]) {
    expect(mistakesOf(url)).toBeUndefined();
  }
  expect(mistakesOf("exemple.fr/site")).toEqual(["invalid_format"]);
});
