/** @jest-environment node */
import { reservedPaths } from "./reserved-paths";
import { sourcesOn, withChanges } from "./sources";

const reserved = (changes: Record<string, string>) =>
  reservedPaths(withChanges(sourcesOn("/nowhere"), new Map(Object.entries(changes))));

test("the address of a redirection is reserved, in any syntax", () => {
  const settings = `
    [[redirects]]
      from = "/offre"
    [[redirects]]
      from='/ancien-blog/*'
    [[redirects]]
      # from = "/plus-tard"
      from = "/*"
  `;
  const paths = reserved({ "netlify.toml": settings });
  expect(paths).toContain("/offre");
  expect(paths).toContain("/ancien-blog");
  expect(paths).not.toContain("/plus-tard");
});

test("the address of a file of static/ and its folders are reserved", () => {
  const paths = reserved({ "static/catalogues/2026/tarifs.pdf": "", "static/google1a2b.html": "" });
  for (const path of ["/catalogues", "/catalogues/2026", "/google1a2b"]) expect(paths).toContain(path);
});
