import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { ensureChromium } from "./find-chromium";
import { findProgram, installPackages, canInstall } from "./find-program";

/** Path of Firefox: `FIREFOX_PATH`, then the system's. */
export const findFirefox = (): string | undefined => {
  const wanted = process.env.FIREFOX_PATH;
  if (wanted) return existsSync(wanted) ? wanted : undefined;
  return findProgram(
    ["firefox-esr", "firefox"],
    ["/Applications/Firefox.app/Contents/MacOS/firefox", String.raw`C:\Program Files\Mozilla Firefox\firefox.exe`],
  );
};

/** Path of WebKit's driver, if Xvfb and what e2e/engines/webkit-window.py needs are installed: Linux only. */
export const findWebKit = (): string | undefined => {
  const driver = findProgram(["WebKitWebDriver"]);
  const bindings = "import gi; gi.require_version('WebKit2', '4.1')";
  const isWhole =
    driver &&
    findProgram(["Xvfb"]) &&
    spawnSync("/usr/bin/python3", ["-c", bindings], { stdio: "ignore" }).status === 0;
  return isWhole ? driver : undefined;
};

/** Whether the fonts that stand in for a late one are installed (src/styles/_fallback-faces.scss): Arial's twin, Roboto. */
export const findFonts = (): boolean => {
  const { status, stdout } = spawnSync("fc-list", [":", "family"], { encoding: "utf8" });
  return status === 0 && stdout.includes("Liberation Sans") && stdout.includes("Roboto");
};

/** What the tests need beside Chromium: other engines, each with the name of its project, and fonts. */
const needs = [
  {
    title: "La police Liberation Sans ou Roboto",
    find: findFonts,
    packages: ["fonts-liberation", "fonts-roboto"],
  },
  { name: "firefox", title: "Firefox", find: findFirefox, packages: ["firefox-esr"] },
  {
    name: "webkit",
    title: "WebKit",
    find: findWebKit,
    packages: ["webkit2gtk-driver", "xvfb", "gir1.2-webkit2-4.1", "python3-gi"],
  },
] as const;

const isReady = async ({ title, find, packages }: (typeof needs)[number]) =>
  Boolean(find() || (canInstall() && (await installPackages(title, packages)) && find()));

/**
 * The engines available to the tests, the slowest first, installed if needed, as the fonts are. Without Chromium,
 * undefined; anything else that is missing is logged, and a failure in CI only.
 */
export const ensureEngines = async (): Promise<string[] | undefined> => {
  if (!(await ensureChromium())) return undefined;
  const ready: string[] = [];
  for (const need of needs) {
    if (await isReady(need)) {
      if ("name" in need) ready.push(need.name);
      continue;
    }
    const advice = `Debian et Ubuntu : « sudo apt-get install ${need.packages.join(" ")} »`;
    if (process.env.CI) {
      console.error(`${need.title} est introuvable, et la vérification en a besoin. ${advice}.`);
      return undefined;
    }
    console.warn(`Attention : ${need.title} est introuvable, ses essais ne seront pas faits. ${advice}.`);
  }
  return [...ready, "chromium"];
};
