import { defineConfig, devices } from "@playwright/test";
import { chromiumFlags, findChromium } from "../../tools/find-chromium";

const executablePath = findChromium();

/** `npm run test:develop`: tests the development server, on a copy of the project. */
export default defineConfig({
  testDir: ".",
  testMatch: "*.develop.ts",
  outputDir: "../../test-results/develop",
  forbidOnly: Boolean(process.env.CI),
  workers: 1,
  // Start-up compiles the whole site.
  timeout: 600_000,
  reporter: "line",
  use: {
    ...devices["Desktop Chrome"],
    locale: "fr-FR",
    launchOptions: { ...(executablePath && { executablePath }), args: chromiumFlags },
  },
});
