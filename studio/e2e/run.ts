import { execFileSync } from "node:child_process";
import { rmSync } from "node:fs";
import { ensureChromium } from "../../tools/find-chromium";
import { freePort } from "../../tools/free-port";
import { copyProject } from "../../tools/project-copy";
import { runPlaywright } from "../../tools/run-playwright";

/**
 * Runs Playwright on the studio, started once on a copy of the project, which has its own git history.
 *
 * - `npm run test:studio [-- filter…]`: the tests, on the content of `fixtures/site`.
 * - `npm run studio:screenshots`: takes the pictures of studio/README.md, on the provider's own content.
 */
const runOnStudio = async ([first, ...others]: readonly string[]) => {
  const takesPictures = first === "--pictures";
  const filters = takesPictures || first === undefined ? others : [first, ...others];
  const executablePath = await ensureChromium();
  if (!executablePath) return false;
  const copy = copyProject(takesPictures ? {} : { content: "fixtures/site" });
  const git = (...args: string[]) => execFileSync("git", args, { cwd: copy });
  try {
    git("init", "-q", "-b", "main");
    git("config", "user.name", "Test");
    git("config", "user.email", "test@exemple.fr");
    git("add", "data", "content", ".gitignore");
    git("commit", "-qm", "Début");
    const env = {
      CHROME_PATH: executablePath,
      STUDIO_COPY: copy,
      STUDIO_ORIGIN: `http://localhost:${await freePort()}`,
      STUDIO_FILES: takesPictures ? "readme.pictures.ts" : "*.studio.ts",
    };
    const config = ["--config", "studio/e2e/playwright.config.ts"];
    return (await runPlaywright(["test", ...config, ...filters], { env })).succeeded;
  } finally {
    rmSync(copy, { recursive: true, force: true, maxRetries: 5 });
  }
};

void runOnStudio(process.argv.slice(2)).then((succeeded) => {
  process.exitCode = succeeded ? 0 : 1;
});
