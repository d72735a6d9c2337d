import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { ensureEngines } from "./find-engines";
import { freePort } from "./free-port";
import { runPlaywright } from "./run-playwright";
import { buildTestSite, testEnvironment, testSites } from "./test-site";

/**
 * `npm run test:browser [-- filter…]`: runs Playwright on the built sites, each served on a free
 * port; the journeys in three engines, the other tests in Chromium only.
 */
const testBrowser = async (args: string[]) => {
  const engines = await ensureEngines();
  if (!engines) return false;
  for (const site of testSites) {
    const { succeeded, output } = await buildTestSite(site);
    if (succeeded) continue;
    console.error(output);
    return false;
  }
  const inbox = mkdtempSync(path.join(os.tmpdir(), "inbox-"));
  try {
    const env = {
      ...testEnvironment,
      ENGINES: engines.join(),
      INBOX_DIR: inbox,
      PORTS: (await Promise.all(testSites.map(freePort))).join(),
    };
    return (await runPlaywright(["test", ...args], { env })).succeeded;
  } finally {
    rmSync(inbox, { recursive: true, force: true });
  }
};

void testBrowser(process.argv.slice(2)).then((succeeded) => {
  process.exitCode = succeeded ? 0 : 1;
});
