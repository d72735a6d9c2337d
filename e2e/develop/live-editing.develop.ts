import { spawn } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { copyProject } from "../../tools/project-copy";
import { freePort } from "../../tools/free-port";

let copy: string;
let origin: string;
let stop: () => Promise<void>;

/** Runs the development server on a copy, so that the project is not modified. */
async function develop(): Promise<void> {
  copy = copyProject({ content: "fixtures/site" });
  const port = await freePort();
  origin = `http://localhost:${port}`;
  const cli = path.join(copy, "node_modules/gatsby/cli.js");
  // In its own process group, since the server has children.
  const server = spawn(process.execPath, [cli, "develop", "--port", String(port)], {
    cwd: copy,
    detached: true,
    env: { ...process.env, GATSBY_TELEMETRY_DISABLED: "1", GATSBY_ADAPTERS_MANIFEST: "module.exports = []", CI: "1" },
    stdio: "ignore",
  });
  const ended = new Promise<void>((resolve) => server.once("close", () => resolve()));
  stop = async () => {
    if (server.pid && server.exitCode === null) process.kill(-server.pid, "SIGKILL");
    await ended;
    rmSync(copy, { recursive: true, force: true, maxRetries: 5 });
  };
  await expect
    .poll(
      () =>
        fetch(origin).then(
          (response) => response.status,
          () => server.exitCode,
        ),
      { timeout: 480_000 },
    )
    .toBe(200);
}

test.beforeAll(develop);
test.afterAll(() => stop());

/** Replaces the first word of a text's body, and returns the new one. */
function changeOneWord(file: string, word: string): void {
  const text = readFileSync(file, "utf8");
  const changed = text.replace(/(\n---\n+)\S+/, `$1${word}`);
  if (changed === text) throw new Error(`${file} has no body`);
  writeFileSync(file, changed);
}

for (const [kind, address, file] of [
  ["an article", "/blog/classer-sans-perdre", "content/articles/classer-sans-perdre/index.mdx"],
  ["a legal page", "/mentions-legales", "content/pages/mentions-legales.mdx"],
] as const) {
  test(`${kind} is shown, and updated while it is edited, without a reload`, async ({ page }) => {
    await page.goto(origin + address);
    const body = page.locator(".prose");
    await expect(body.locator("p").first()).not.toBeEmpty({ timeout: 120_000 });
    await page.evaluate(() => Object.assign(window, { sameVisit: true }));

    changeOneWord(path.join(copy, file), "Zinzolin");
    await expect(body).toContainText("Zinzolin", { timeout: 60_000 });
    expect(await page.evaluate(() => "sameVisit" in window)).toBe(true);
  });
}

test("an icon chosen while the site is open is shown without a restart", async ({ page }) => {
  await page.goto(origin);
  const file = path.join(copy, "data/services.json");
  const services = JSON.parse(readFileSync(file, "utf8")) as { icon: string }[];
  const [first] = services;
  if (!first) throw new Error("no service");
  await expect(page.locator(`use[href$="#${first.icon}"]`).first()).toBeAttached({ timeout: 120_000 });

  first.icon = "anchor";
  writeFileSync(file, JSON.stringify(services, null, 2));
  const icon = page.locator('use[href$="#anchor"]').first();
  await expect(icon).toBeAttached({ timeout: 10_000 });
  // Chromium keeps a page's sprite for as long as the page: the next page reads the sprite again.
  await page.reload();
  await expect.poll(() => icon.evaluate((use: SVGUseElement) => use.getBBox().width)).toBeGreaterThan(0);
});

test("content from other sites is refused, as online", async ({ page }) => {
  await page.goto(origin);
  const refused = (element: string) =>
    page.evaluate((name) => {
      const origin = `https://${name}.exemple.fr`;
      const violation = new Promise<string>((resolve) => {
        document.addEventListener("securitypolicyviolation", (event) => {
          if (event.blockedURI.startsWith(origin)) resolve(event.effectiveDirective);
        });
      });
      document.body.append(Object.assign(document.createElement(name), { src: `${origin}/x` }));
      return violation;
    }, element);
  expect(await refused("iframe")).toBe("frame-src");
  expect(await refused("video")).toBe("media-src");
  expect(await refused("img")).toBe("img-src");
  expect(await refused("script")).toBe("script-src-elem");
});
