import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { ensureChromium } from "./find-chromium";
import { ensureEngines } from "./find-engines";
import { freePort } from "./free-port";
import { runCommand } from "./run-command";
import { runGatsby } from "./run-gatsby";
import { isTestSiteBuilt, testEnvironment } from "./test-site";

/**
 * `npm run test:browser [-- filter…]`: runs Playwright on the built site, served on a free port;
 * the journeys in three engines, the other tests in Chromium only.
 */
const testBrowser = async (args: string[]) => {
  const engines = (await ensureChromium()) && (await ensureEngines());
  if (!engines) return false;
  if (!isTestSiteBuilt()) {
    console.log("Construction du site pour les tests…");
    if (!(await runGatsby("build", { env: testEnvironment })).succeeded) return false;
  }
  const inbox = mkdtempSync(path.join(os.tmpdir(), "inbox-"));
  try {
    const env = {
      ...testEnvironment,
      ENGINES: [...engines, "chromium"].join(),
      INBOX_DIR: inbox,
      PORT: String(await freePort()),
    };
    const cli = path.join(path.dirname(require.resolve("@playwright/test/package.json")), "cli.js");
    return (await runCommand(process.execPath, [cli, "test", ...args], { env })).succeeded;
  } finally {
    rmSync(inbox, { recursive: true, force: true });
  }
};

void testBrowser(process.argv.slice(2)).then((succeeded) => {
  process.exitCode = succeeded ? 0 : 1;
});
