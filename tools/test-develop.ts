import { ensureChromium } from "./find-chromium";
import { runPlaywright } from "./run-playwright";

/** `npm run test:develop [-- filter…]`: runs Playwright on the development server, on a copy of the project. */
const testDevelop = async (args: string[]) =>
  Boolean(await ensureChromium()) &&
  (await runPlaywright(["test", "--config", "e2e/develop/playwright.config.ts", ...args])).succeeded;

void testDevelop(process.argv.slice(2)).then((succeeded) => {
  process.exitCode = succeeded ? 0 : 1;
});
