import { pageAddress, pagePath } from "./address";

const at = (path: string, marketing = false) => pageAddress(new URL(path, "https://exemple.fr"), marketing);

test.each([
  ["/", "/"],
  ["/blog", "/blog"],
  ["/blog/", "/blog"],
  ["/moi@exemple.fr/x", "/masque/x"],
  ["/moi%40exemple.fr", "/masque"],
  ["/moi%2540exemple.fr", "/masque"],
])("the path of %s is %s", (pathname, expected) => {
  expect(pagePath({ pathname })).toBe(expected);
});

test("a reported URL keeps known campaign parameters only", () => {
  expect(at("/blog?email=a@b.fr&utm_source=lettre&nom=Brionne&utm_autre=x#contact")).toBe(
    "https://exemple.fr/blog?utm_source=lettre",
  );
  expect(at("/?inspecteur=1")).toBe("https://exemple.fr/");
});

test("an ad click id is kept with marketing consent only", () => {
  expect(at("/?gclid=abc")).toBe("https://exemple.fr/");
  expect(at("/?gclid=abc", true)).toBe("https://exemple.fr/?gclid=abc");
});

test("a campaign parameter that contains an e-mail address is removed", () => {
  expect(at("/?utm_term=a%2540b.fr&utm_content=a@b.fr&utm_medium=e-mail")).toBe(
    "https://exemple.fr/?utm_medium=e-mail",
  );
});
