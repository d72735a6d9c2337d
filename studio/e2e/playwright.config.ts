import { defineConfig, devices } from "@playwright/test";
import { chromiumFlags } from "../../tools/find-chromium";

/** `npm run test:studio` starts the studio on a copy, says where it is, and finds the browser. */
const { CHROME_PATH: executablePath, STUDIO_ORIGIN: baseURL } = process.env;

export default defineConfig({
  testDir: ".",
  testMatch: "*.studio.ts",
  outputDir: "../../test-results/studio",
  forbidOnly: Boolean(process.env.CI),
  // One project, edited by one person.
  workers: 1,
  retries: 0,
  // Limits, not waits: a busy machine is given time.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  reporter: "line",
  use: {
    ...devices["Desktop Chrome"],
    baseURL,
    locale: "fr-FR",
    timezoneId: "Europe/Paris",
    // Without a film, as in the site's own configuration.
    trace: { mode: "retain-on-failure", screenshots: false, snapshots: true },
    launchOptions: { ...(executablePath && { executablePath }), args: chromiumFlags },
  },
});
