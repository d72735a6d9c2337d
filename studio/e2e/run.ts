import { execFileSync } from "node:child_process";
import { ensureChromium } from "../../tools/find-chromium";
import { runPlaywright } from "../../tools/run-playwright";
import { openCopy } from "../studio-copy";

/** Gives the copy its own git history, for the tests to detect changes. */
const initRepository = (folder: string) => {
  const git = (...args: string[]) => execFileSync("git", args, { cwd: folder });
  git("init", "-q", "-b", "main");
  git("config", "user.name", "Test");
  git("config", "user.email", "test@exemple.fr");
  git("add", "data", "content", ".gitignore");
  git("commit", "-qm", "Début");
};

/** `npm run test:studio [-- filter…]`: runs Playwright on the studio, started once on a copy of the project. */
const testStudio = async (args: string[]) => {
  const chromePath = await ensureChromium();
  if (!chromePath) return false;
  const { folder, origin, close } = await openCopy("studio", initRepository, "fixtures/site");
  try {
    const env = { CHROME_PATH: chromePath, STUDIO_COPY: folder, STUDIO_ORIGIN: origin };
    const config = ["--config", "studio/e2e/playwright.config.ts"];
    return (await runPlaywright(["test", ...config, ...args], { env })).succeeded;
  } finally {
    await close();
  }
};

void testStudio(process.argv.slice(2)).then((succeeded) => {
  process.exitCode = succeeded ? 0 : 1;
});
