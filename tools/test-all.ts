import { ensureEngines } from "./find-engines";
import { runChecks, script, type Step } from "./steps";
import { buildTestSite, providerSite, testSites } from "./test-site";

/** `npm test`: runs all checks. Each site is built once, before the checks that read it. */

/** Tests that start processes and bundle the functions: they mostly wait, and two at a time take one core. */
const processTests = "netlify/tests";

/** A failed test may leave handles open, which must not keep the run from ending. */
const unitTests = (title: string, args: readonly string[]) => script(title, "test:unit", [...args, "--forceExit"]);

const builds = testSites.map((site): Step & { site: typeof site } => ({
  title: `Construction du site « ${site.name} »`,
  run: () => buildTestSite(site),
  site,
}));

/** What is checked of the provider's site, in its folder. */
const built = (title: string, name: string): Step => ({
  ...script(title, name, [], { cwd: providerSite.folder }),
  after: builds.filter(({ site }) => site === providerSite),
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

/** The build and the development server use little more than one core. */
void runChecks([
  browsers,
  script("Données et textes", "check:content"),
  script("Code (ESLint)", "check:code"),
  browserTests("Serveur de développement (Playwright)", "test:develop"),
  ...builds,
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
