import { defineConfig, devices } from "@playwright/test";
import type { EngineName } from "./e2e/journeys/journey";
import { chromiumFlags, findHeadlessChromium } from "./tools/find-chromium";

/** `npm run test:browser` chooses a free port, an empty inbox and the browser, and builds the site if needed. */
const port = process.env.PORT || "8889";
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
    baseURL: `http://localhost:${port}`,
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
    // Last: its tests fill both workers, whatever is left of the others.
    { name: "chromium", use: { ...devices["Desktop Chrome"] } },
  ],
  webServer: {
    command: "node tools/bootstrap.mjs tools/serve.ts",
    url: `http://localhost:${port}/`,
    env: { PORT: port },
    reuseExistingServer: false,
    gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 },
  },
});
