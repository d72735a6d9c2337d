import { defineConfig, devices } from "@playwright/test";
import { chromiumFlags, findChromium } from "./tools/find-chromium";

/** `npm run test:browser` chooses a free port, an empty inbox and the browser, and builds the site if needed. */
const port = process.env.PORT ?? "8889";
const executablePath = findChromium();

export default defineConfig({
  testDir: "e2e",
  outputDir: "test-results",
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A busy machine may miss a frame; what fails three times is broken.
  retries: process.env.CI ? 2 : 0,
  expect: { timeout: 10_000 },
  workers: 2,
  timeout: 30_000,
  reporter: "line",
  use: {
    baseURL: `http://localhost:${port}`,
    locale: "fr-FR",
    timezoneId: "Europe/Paris",
    trace: "retain-on-failure",
    launchOptions: { ...(executablePath && { executablePath }), args: chromiumFlags },
  },
  projects: [{ name: "chromium", use: { ...devices["Desktop Chrome"] } }],
  webServer: {
    command: "node tools/bootstrap.mjs tools/serve.ts",
    url: `http://localhost:${port}/`,
    env: { PORT: port },
    reuseExistingServer: false,
    gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 },
  },
});
