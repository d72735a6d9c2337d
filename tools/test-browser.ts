import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import { ensureChromium } from "./find-chromium";
import { runCommand } from "./run-command";
import { runGatsby } from "./run-gatsby";
import { isTestSiteBuilt, testEnvironment } from "./test-site";

/** `npm run test:browser [-- filter…]`: Playwright on the built site, served on a free port. */

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

const testBrowser = async (args: string[]) => {
  const chromePath = await ensureChromium();
  if (!chromePath) return false;
  if (!isTestSiteBuilt()) {
    console.log("Construction du site pour les tests…");
    if (!(await runGatsby("build", { env: testEnvironment })).succeeded) return false;
  }
  const inbox = mkdtempSync(path.join(os.tmpdir(), "inbox-"));
  try {
    const env = {
      ...testEnvironment,
      CHROME_PATH: chromePath,
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
