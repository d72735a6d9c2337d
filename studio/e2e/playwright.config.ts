import { defineConfig, devices } from "@playwright/test";
import { chromiumFlags } from "../../tools/find-chromium";

/** Set by `npm run test:studio`, which starts the studio on a copy and finds the browser. */
const { CHROME_PATH: executablePath, STUDIO_ORIGIN: baseURL } = process.env;

export default defineConfig({
  testDir: ".",
  testMatch: "*.studio.ts",
  outputDir: "../../test-results/studio",
  forbidOnly: Boolean(process.env.CI),
  // One project, edited by one user.
  workers: 1,
  retries: 0,
  // Generous timeouts, for a busy machine.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  reporter: "line",
  use: {
    ...devices["Desktop Chrome"],
    baseURL,
    locale: "fr-FR",
    timezoneId: "Europe/Paris",
    // No screencast, as in the site's own configuration.
    trace: { mode: "retain-on-failure", screenshots: false, snapshots: true },
    launchOptions: { ...(executablePath && { executablePath }), args: chromiumFlags },
  },
});
