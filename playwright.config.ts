import { defineConfig, devices } from "@playwright/test";
import type { EngineName } from "./e2e/journeys/journey";
import { chromiumFlags, findHeadlessChromium } from "./tools/find-chromium";
import { inboxOf } from "./e2e/support/outbox";
import { anySites, fixtureSite, type TestSite, testSites } from "./tools/test-site";

/** `npm run test:browser` chooses free ports, an empty inbox and the browser, and builds the sites if needed. */
const ports = (process.env.PORTS ?? testSites.map((_site, index) => 8889 + index).join()).split(",");
const originOf = (site: TestSite) => `http://localhost:${ports[testSites.indexOf(site)] ?? ""}`;

const serve = (site: TestSite) => ({
  command: "node tools/bootstrap.mjs tools/serve.ts",
  cwd: site.folder,
  url: `${originOf(site)}/`,
  env: { PORT: new URL(originOf(site)).port, INBOX_DIR: inboxOf(site.name) },
  reuseExistingServer: false,
  gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 } as const,
});

/** What must hold of any site, whatever it says. */
const anySite = "**/any-site/*.spec.ts";
const executablePath = findHeadlessChromium();
/** The engines available on this machine. */
const engines = (process.env.ENGINES ?? "firefox,webkit,chromium").split(",") as EngineName[];

export default defineConfig<object, { engineName: EngineName }>({
  testDir: "e2e",
  outputDir: "test-results",
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A flaky test hides a defect, of the page or of its own.
  retries: 0,
  // Generous timeouts, for a busy machine.
  expect: { timeout: 20_000 },
  workers: 2,
  timeout: 60_000,
  reporter: "line",
  use: {
    baseURL: originOf(fixtureSite),
    locale: "fr-FR",
    timezoneId: "Europe/Paris",
    // Animations are costly to render; the tests that need them enable them.
    reducedMotion: "reduce",
    // Traces make the tests much slower: to investigate a failure, run its test with `--trace on`.
    trace: "off",
    launchOptions: { ...(executablePath && { executablePath }), args: chromiumFlags },
  },
  projects: [
    ...engines.map((engineName) => ({
      name: `journeys-${engineName}`,
      testMatch: "**/*.journey.ts",
      // Each worker starts browsers of its own, which takes Firefox five seconds.
      workers: 1,
      timeout: 90_000,
      use: { engineName },
    })),
    ...anySites.map((site) => ({
      name: `any-site-${site.name}`,
      testMatch: anySite,
      metadata: { site: site.name },
      use: { ...devices["Desktop Chrome"], baseURL: originOf(site) },
    })),
    // Last: its tests fill both workers, whatever is left of the others.
    { name: "chromium", testIgnore: anySite, use: { ...devices["Desktop Chrome"] } },
  ],
  webServer: testSites.map(serve),
});
