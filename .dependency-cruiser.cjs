/**
 * Who may import whom: one rule a layer, each listing what the layer may reach.
 * The table these rules come from stands in CONTRIBUTING.md.
 */
const test = String.raw`\.test\.tsx?$|^tools/jest/|^netlify/testing/|^(studio/)?e2e/`;
const gatsby = "node_modules/gatsby/";
/** Compiled by its path into every page (src/gatsby/after-build/script-tags.ts). */
const inlined = String.raw`^src/browser/start-scripts\.ts$`;
/** The plain modules of the model, which import nothing: rules, names and a cast. */
const plainModel = String.raw`^src/model/(contact-message|from-query|interface-icons|showcase-sectors)\.ts$`;
const pagesAndTemplates = "^src/(pages|templates)/";
const shown = "^src/(pages|templates|sections|layout|components|inspector|browser)/|^gatsby-(browser|ssr)";
/** The text of an article or a legal page, woken up where it is shown. */
const proseBody = "^src/templates/ProseBody/";

/** Inside `src`, a module of `from` may import its own layer and what `allowed` matches. */
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
    forbid("no-circular", "Two modules that need each other are one module, or three.", {}, { circular: true }),
    forbid(
      "no-orphans",
      "A module nobody imports is dead: use it or delete it.",
      { orphan: true, pathNot: [test, String.raw`\.d\.ts$`, "^[^/]+$", "^bench/", inlined] },
      {},
    ),
    forbid(
      "no-unreachable",
      "A module that no page, hook, function or tool leads to is dead, even when others like it import it.",
      { path: "^gatsby-|^src/(pages|templates)/|^netlify/functions/|^(tools|studio|bench)/", pathNot: test },
      {
        path: "^(src|netlify/lib)/",
        pathNot: [test, pagesAndTemplates, String.raw`\.d\.ts$`, inlined],
        reachable: false,
      },
    ),
    forbid(
      "not-in-package-json",
      "Import only packages that package.json names.",
      {},
      { dependencyTypes: ["npm-no-pkg", "npm-unknown"] },
    ),
    forbid("not-resolvable", "Every import must lead somewhere.", {}, { couldNotResolve: true }),
    forbid(
      "no-tests-in-production",
      "Production code never imports tests or their helpers.",
      { pathNot: [test, "^bench/"] },
      { path: test },
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
      [pagesAndTemplates, "^src/(sections|layout|components|model)/", "^src/styles/"],
      "A page is a query, then sections.",
    ),
    layer(
      "prose-body",
      proseBody,
      [proseBody, "^src/(components|browser)/", "^src/styles/"],
      "The text that both templates show: it hydrates its links and its islands.",
    ),
    layer(
      "sections",
      "^src/sections/",
      ["^src/(sections|components|model|browser)/", "^src/styles/"],
      "A section takes plain props and knows nothing of Gatsby.",
    ),
    layer(
      "layout",
      "^src/layout/",
      ["^src/(layout|components|model|browser)/", "^src/styles/"],
      "The layout is what every page wears.",
    ),
    layer(
      "inspector",
      "^src/inspector/",
      ["^src/(inspector|browser)/"],
      "The event inspector stands beside the site: nothing else needs it.",
    ),
    layer(
      "components",
      "^src/components/(?!prose/)",
      ["^src/components/", "^src/styles/", plainModel],
      "Primitives stand alone.",
    ),
    layer(
      "prose-components",
      "^src/components/prose/",
      ["^src/(components|model)/", String.raw`^src/browser/(storage/keys|consent/terms)\.ts$`],
      "What MDX may use; the privacy policy lists what is stored from the code's own list.",
    ),
    layer(
      "browser",
      "^src/browser/",
      ["^src/browser/", plainModel, "^data/site.json$"],
      "Browser modules stand alone; of the data, the one that counts booking clicks reads the booking address.",
    ),
    layer(
      "content",
      "^src/content/",
      ["^src/(content|model)/", "^src/components/prose/"],
      "Reading, checking and rendering what the provider writes: the build and the studio share it.",
    ),
    layer(
      "gatsby",
      "^src/gatsby/",
      ["^src/(gatsby|content|model)/", "^src/components/prose/", "^data/"],
      "Gatsby's hooks.",
    ),
    layer(
      "studio",
      "^studio/",
      ["^(studio|tools|bench)/", "^src/(content|model)/"],
      "The site knows nothing of the studio.",
    ),
    layer("model", "^src/model/", ["^src/model/"], "The model says what a thing is and nothing else."),
    layer(
      "functions",
      "^netlify/functions/",
      ["^netlify/(functions|lib)/", plainModel],
      "HTTP in, HTTP out: the work is in netlify/lib.",
    ),
    layer("function-library", "^netlify/lib/", ["^netlify/lib/", "^data/", plainModel], "The function's own library."),

    forbid(
      "no-section-imports-a-section",
      "Two sections that share something share a component.",
      { path: "^src/sections/([^/]+)/" },
      { path: "^src/sections/", pathNot: "^src/sections/$1/" },
    ),
    forbid(
      "sections-ignore-consent",
      "Consent is the layout's business.",
      { path: "^src/sections/", pathNot: test },
      { path: "^src/browser/consent/" },
    ),
    forbid(
      "gatsby-only-where-it-shows",
      "Only pages, templates, the layout and the hooks know Gatsby.",
      { path: "^src/(sections|components|browser|model|content)/", pathNot: test },
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
      "Analytics subscribes to consent; consent does not know that it exists.",
      { path: "^src/browser/consent/", pathNot: test },
      { path: "^src/browser/analytics/" },
    ),
    forbid(
      "model-types-only",
      "What the browser loads takes the model's types alone: its schemas would bring zod along.",
      { path: shown, pathNot: test },
      { path: "^src/model/", pathNot: plainModel, dependencyTypesNot: ["type-only"] },
    ),
    forbid(
      "zod-in-the-model",
      "Schemas are the model's business.",
      { path: "^src/", pathNot: [test, "^src/(model|content|gatsby)/"] },
      { path: "node_modules/zod/" },
    ),
    forbid(
      "model-knows-zod-only",
      "The model stands on zod alone.",
      { path: "^src/model/", pathNot: test },
      { path: "node_modules/", pathNot: "node_modules/zod/" },
    ),
    forbid(
      "contact-message-imports-nothing",
      "These rules run in the browser and in the function.",
      { path: plainModel },
      { path: "." },
    ),
    forbid(
      "tools-stay-outside",
      "The site does not need its tools to run.",
      { path: "^(src|netlify|gatsby-)", pathNot: test },
      { path: "^(tools|studio|bench|e2e)/" },
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
