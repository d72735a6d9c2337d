import { defineConfig, devices } from "@playwright/test";
import { chromiumFlags } from "../../tools/find-chromium";
import { testEnvironment } from "../../tools/test-site";

/** Set by `run.ts`, which makes the copy that the studio edits, and finds the browser. */
const { CHROME_PATH: executablePath, STUDIO_COPY: cwd, STUDIO_FILES: testMatch } = process.env;
const baseURL = process.env.STUDIO_ORIGIN ?? "http://localhost:8000";

// Even empty, it would win over the `.env` that a test writes.
delete process.env.SMTP_URL;
const { SMTP_URL: _mailServer, ...environment } = testEnvironment;

export default defineConfig({
  testDir: ".",
  testMatch,
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
    // A trace takes longer than the test: to investigate a failure, run its test with `--trace on`.
    trace: "off",
    launchOptions: { ...(executablePath && { executablePath }), args: chromiumFlags },
  },
  webServer: {
    command: `node tools/bootstrap.mjs studio/start.ts --port ${new URL(baseURL).port}`,
    cwd,
    env: { ...environment, CI: "1" },
    wait: { stdout: /Studio prêt/ },
    timeout: 600_000,
  },
});
