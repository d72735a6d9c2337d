import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { ensureEngines } from "./find-engines";
import { freePort } from "./free-port";
import { runGatsby } from "./run-gatsby";
import { runPlaywright } from "./run-playwright";
import { isTestSiteBuilt, testEnvironment } from "./test-site";

/**
 * `npm run test:browser [-- filter…]`: runs Playwright on the built site, served on a free port;
 * the journeys in three engines, the other tests in Chromium only.
 */
const testBrowser = async (args: string[]) => {
  const engines = await ensureEngines();
  if (!engines) return false;
  if (!isTestSiteBuilt()) {
    console.log("Construction du site pour les tests…");
    if (!(await runGatsby("build", { env: testEnvironment })).succeeded) return false;
  }
  const inbox = mkdtempSync(path.join(os.tmpdir(), "inbox-"));
  try {
    const env = {
      ...testEnvironment,
      ENGINES: engines.join(),
      INBOX_DIR: inbox,
      PORT: String(await freePort()),
    };
    return (await runPlaywright(["test", ...args], { env })).succeeded;
  } finally {
    rmSync(inbox, { recursive: true, force: true });
  }
};

void testBrowser(process.argv.slice(2)).then((succeeded) => {
  process.exitCode = succeeded ? 0 : 1;
});
