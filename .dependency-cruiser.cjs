/**
 * Import rules: one per layer, with the paths that it may import.
 * Each name and comment says what it keeps apart.
 */
const test = String.raw`\.test\.tsx?$|^tools/jest/|^(netlify|studio)/testing/|^(studio/)?e2e/`;
const gatsby = "node_modules/gatsby/";
/** Not imported: inlined into every page (src/gatsby/finish/script-tags.ts). */
const inlined = String.raw`^src/browser/start-scripts\.ts$`;
/** Plain facts, which import nothing: the browser, the pages, the build and the functions share them. */
const shared = "^src/shared/";
const pagesAndTemplates = "^src/(pages|templates)/";
/** What Gatsby puts each page in. */
const document = String.raw`^src/html\.tsx$`;
const browserCode = "^src/(pages|templates|sections|layout|components|inspector|browser)/|^gatsby-(browser|ssr)";
/** The text of an article or a legal page. */
const proseBody = "^src/templates/ProseBody/";

/** A module of `from` may import only the project's files that `allowed` matches. */
const layer = (name, from, allowed, comment) => ({
  name,
  comment,
  severity: "error",
  from: { path: from, pathNot: test },
  to: {
    path: "^(src|netlify|tools|studio|bench|e2e|data|content)/|^gatsby-",
    pathNot: [...allowed, String.raw`\.d\.ts$`],
  },
});

const forbid = (name, comment, from, to) => ({ name, comment, severity: "error", from, to });

/** @type {import("dependency-cruiser").IConfiguration} */
module.exports = {
  forbidden: [
    forbid(
      "no-circular",
      "Break the cycle: merge the two modules, or extract what they share.",
      {},
      { circular: true },
    ),
    forbid(
      "no-orphans",
      "A module that is never imported is dead code: use it or delete it.",
      { orphan: true, pathNot: [test, String.raw`\.d\.m?ts$`, "^[^/]+$", "^bench/", inlined] },
      {},
    ),
    forbid(
      "no-unreachable",
      "A module unreachable from any page, hook, function or tool is dead code, even if another such module imports it.",
      { path: "^gatsby-|^src/(pages|templates)/|^netlify/functions/|^(tools|studio|bench)/", pathNot: test },
      {
        path: "^(src|netlify/lib)/",
        pathNot: [test, pagesAndTemplates, document, String.raw`\.d\.ts$`, inlined],
        reachable: false,
      },
    ),
    forbid(
      "not-in-package-json",
      "Import only packages listed in package.json.",
      {},
      { dependencyTypes: ["npm-no-pkg", "npm-unknown"] },
    ),
    forbid("not-resolvable", "Every import must resolve.", {}, { couldNotResolve: true }),
    forbid(
      "no-tests-in-production",
      "Production code never imports tests or their helpers.",
      { pathNot: [test, "^bench/"] },
      { path: test },
    ),
    forbid(
      "no-provider-content-in-tests",
      "A test reads fixtures/: what the provider writes has any words, and any types.",
      { path: test },
      { path: "^(data|content)/" },
    ),
    forbid(
      "no-dev-dependencies-in-production",
      "What runs in the site or the function is a dependency, not a dev dependency.",
      { path: "^(src|netlify)/", pathNot: test },
      { dependencyTypes: ["npm-dev"], dependencyTypesNot: ["type-only"], pathNot: "node_modules/@types/" },
    ),

    layer(
      "pages",
      `${pagesAndTemplates}(?!ProseBody/)`,
      [pagesAndTemplates, "^src/(sections|layout|components|collections|shared)/", "^src/styles/"],
      "A page is a query, then sections.",
    ),
    layer(
      "prose-body",
      proseBody,
      [proseBody, "^src/(components|browser|shared)/", "^src/styles/"],
      "The text shared by both templates, and its interactive components.",
    ),
    layer(
      "sections",
      "^src/sections/",
      ["^src/(sections|components|browser|collections|shared)/", "^src/styles/"],
      "A section takes plain props and does not depend on Gatsby.",
    ),
    layer(
      "layout",
      "^src/layout/",
      ["^src/(layout|components|browser|collections|shared)/", "^src/styles/"],
      "The layout is shared by all pages.",
    ),
    layer(
      "inspector",
      "^src/inspector/",
      ["^src/(inspector|browser|shared)/"],
      "The event inspector is independent of the rest of the site.",
    ),
    layer(
      "components",
      "^src/components/(?!prose/)",
      ["^src/components/", "^src/styles/", shared],
      "Primitives depend on other primitives only.",
    ),
    layer(
      "prose-components",
      "^src/components/prose/",
      ["^src/(components|collections|shared)/"],
      "Components for MDX.",
    ),
    layer(
      "browser",
      "^src/browser/",
      ["^src/browser/", shared, "^data/site.json$"],
      "Browser modules are independent; the only data they read is the booking URL.",
    ),
    layer(
      "content",
      "^src/content/",
      ["^src/(content|collections|shared)/", "^src/components/prose/"],
      "Reads, validates and renders the provider's files, for the build and the studio.",
    ),
    layer("gatsby", "^src/gatsby/", ["^src/(gatsby|content|collections|shared)/"], "Gatsby's hooks."),
    layer(
      "studio",
      "^studio/",
      ["^(studio|tools|bench)/", "^src/(content|collections|shared)/"],
      "The studio; the site does not depend on it.",
    ),
    layer(
      "collections",
      "^src/collections/",
      ["^src/collections/", shared],
      "What the provider writes, and its rules.",
    ),
    layer("shared", shared, [shared], "Plain facts depend on nothing else."),
    layer(
      "functions",
      "^netlify/functions/",
      ["^netlify/(functions|lib)/", shared],
      "Functions only handle HTTP: the logic is in netlify/lib.",
    ),
    layer("function-library", "^netlify/lib/", ["^netlify/lib/", "^data/", shared], "The functions' library."),

    forbid(
      "no-section-imports-a-section",
      "Extract what two sections share into a component.",
      { path: "^src/sections/([^/]+)/" },
      { path: "^src/sections/", pathNot: "^src/sections/$1/" },
    ),
    forbid(
      "sections-ignore-consent",
      "Consent is handled by the layout.",
      { path: "^src/sections/", pathNot: test },
      { path: "^src/browser/consent/" },
    ),
    forbid(
      "gatsby-only-in-pages-and-hooks",
      "Only pages, templates, the layout and the hooks may import Gatsby.",
      { path: "^src/(sections|components|browser|collections|content|shared)/", pathNot: test },
      { path: gatsby },
    ),
    forbid(
      "no-react-in-browser",
      "Browser modules run on any page, with or without React.",
      { path: "^src/browser/", pathNot: test },
      { path: "node_modules/(@types/)?react(-dom|-helmet)?/" },
    ),
    forbid(
      "consent-ignores-analytics",
      "Analytics subscribes to consent, which does not depend on it.",
      { path: "^src/browser/consent/", pathNot: test },
      { path: "^src/browser/analytics/" },
    ),
    forbid(
      "types-of-collections-only",
      "Browser code may import only types from the collections: the schemas would add zod to the bundle.",
      { path: browserCode, pathNot: test },
      { path: "^src/collections/", dependencyTypesNot: ["type-only"] },
    ),
    forbid(
      "zod-in-the-collections",
      "Schemas are defined in the collections.",
      { path: "^src/", pathNot: [test, "^src/(collections|content|gatsby)/"] },
      { path: "node_modules/zod/" },
    ),
    forbid(
      "collections-know-zod-only",
      "The only package that the collections import is zod.",
      { path: "^src/collections/", pathNot: test },
      { path: "node_modules/", pathNot: "node_modules/zod/" },
    ),
    forbid(
      "shared-imports-nothing",
      "These modules are in the browser's bundle and in the functions'.",
      { path: shared, pathNot: test },
      { path: ".", pathNot: shared },
    ),
    forbid(
      "tools-stay-outside",
      "The site does not depend on its tools.",
      { path: "^(src|netlify|gatsby-)", pathNot: test },
      { path: "^(tools|studio|bench|e2e)/" },
    ),
    forbid(
      "the-studio-stays-outside",
      "The studio can be replaced in one piece (docs/decisions/2026-11-25-un-studio-a-nous.md).",
      { path: "^(tools|bench|e2e)/" },
      { path: "^studio/" },
    ),
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: String.raw`^(public|\.cache|static)/|\.s?css$` },
    tsConfig: { fileName: "tsconfig.json" },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "require", "node", "default", "types"],
    },
  },
};
