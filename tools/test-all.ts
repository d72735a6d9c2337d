import { ensureEngines } from "./find-engines";
import { runChecks, script, type Step } from "./steps";
import { buildTestSite, providerSite, testSites } from "./test-site";

/** `npm test`: runs all checks. Each site is built once, before the checks that read it. */

/** Tests that start processes and bundle the functions: they mostly wait, and two at a time take one core. */
const processTests = "netlify/tests";

/** A failed test may leave handles open, which must not keep the run from ending. */
const unitTests = (title: string, args: readonly string[]) => script(title, "test:unit", [...args, "--forceExit"]);

/** One after the other, since each reuses what the first has compiled; the provider's comes last. */
const builds: Step[] = [];
for (const site of testSites)
  builds.push({
    title: `Construction du site « ${site.name} »`,
    run: () => buildTestSite(site),
    after: builds.slice(-1),
  });

/** What is checked of the provider's site, in its folder. */
const built = (title: string, name: string): Step => ({
  ...script(title, name, [], { cwd: providerSite.folder }),
  after: builds,
});

/** Once for all steps, since two installations at a time would fail. */
const browsers: Step = {
  title: "Navigateurs",
  run: async () => ({ succeeded: (await ensureEngines()) !== undefined, output: "" }),
};

const browserTests = (title: string, name: string): Step => ({
  ...script(title, name, ["--reporter=dot"]),
  after: [browsers],
});

/** The builds and the development server use little more than one core: other steps run beside them. */
void runChecks([
  browsers,
  script("Données et textes", "check:content"),
  ...builds,
  script("Code (ESLint)", "check:code"),
  browserTests("Serveur de développement (Playwright)", "test:develop"),
  unitTests("Processus et paquets de l’hôte (Jest)", [processTests, "--maxWorkers=2"]),
  built("Types des requêtes GraphQL", "check:queries"),
  built("Poids des pages", "check:sizes"),
  built("Site construit, tel que le lisent les machines", "check:site"),
  script("Mise en forme (Prettier)", "check:format"),
  script("Fichiers générés", "check:generated"),
  script("Styles (Stylelint)", "check:styles"),
  script("Imports (dependency-cruiser)", "check:imports"),
  script("Types (TypeScript)", "check:types"),
  { ...unitTests("Tests unitaires (Jest)", [`--testPathIgnorePatterns=${processTests}`]), alone: true },
  {
    ...browserTests("Tests dans les navigateurs (Playwright)", "test:browser"),
    after: [browsers, ...builds],
    alone: true,
  },
]);
