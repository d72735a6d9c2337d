import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { findProgram, installPackages, canInstall } from "./find-program";
import { runPlaywright } from "./run-playwright";

/** Usual names and locations of Chromium and Chrome. */
const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const locations = [
  "/opt/google/chrome/chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  String.raw`C:\Program Files\Google\Chrome\Application\chrome.exe`,
  String.raw`C:\Program Files (x86)\Google\Chrome\Application\chrome.exe`,
];

/** Path of a Chromium: `CHROME_PATH`, then the system's, then Playwright's. */
export const findChromium = (): string | undefined => {
  const wanted = process.env.CHROME_PATH;
  if (wanted) return existsSync(wanted) ? wanted : undefined;
  return findProgram(names, [...locations, chromium.executablePath()]);
};

/**
 * Debian's headless-only Chromium, otherwise any: it renders a page in half the time, but has no back/forward cache.
 */
export const findHeadlessChromium = (): string | undefined =>
  process.env.CHROME_PATH ? findChromium() : (findProgram(["chromium-headless-shell"]) ?? findChromium());

const installFromPlaywright = async () => {
  console.log("Chromium n’est pas sur cette machine : téléchargement par Playwright…");
  return (await runPlaywright(["install", "chromium"])).succeeded;
};

/** Finds or installs Chromium; if neither works, logs what to do and returns undefined. */
export const ensureChromium = async (): Promise<string | undefined> => {
  const found = findChromium();
  if (found) return found;
  if (process.env.CHROME_PATH) {
    console.error(`CHROME_PATH désigne un fichier absent : ${process.env.CHROME_PATH}`);
    return undefined;
  }
  const installed =
    (canInstall() && (await installPackages("Chromium", ["chromium", "chromium-headless-shell"]))) ||
    (await installFromPlaywright());
  const ready = installed ? findChromium() : undefined;
  if (ready) return ready;
  console.error(
    "Chromium est introuvable : installez-le (par exemple « sudo apt-get install chromium »), " +
      "ou indiquez son chemin dans CHROME_PATH, puis relancez « npm test ».",
  );
  return undefined;
};

/** Disables the browser's background requests, so that only the page's are seen. */
export const chromiumFlags = [
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
];
