/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { ensureChromium } from "./find-chromium";
import { ensureEngines, findFirefox, findFonts } from "./find-engines";
import { findProgram, installPackages, canInstall } from "./find-program";

jest.mock("node:child_process");
jest.mock("./find-program");
jest.mock("./find-chromium", () => ({ ensureChromium: jest.fn() }));

const { CI, FIREFOX_PATH } = process.env;

/** The fonts that fc-list prints. */
const installedFonts = (...families: string[]) =>
  jest.mocked(spawnSync).mockReturnValue({ status: 0, stdout: `${families.join("\n")}\n` } as never);

/** Only Chromium is installed, and nothing else can be. */
beforeEach(() => {
  jest.clearAllMocks();
  installedFonts("DejaVu Sans");
  jest.mocked(ensureChromium).mockResolvedValue("/usr/bin/chromium");
  jest.mocked(findProgram).mockReturnValue(undefined);
  jest.mocked(canInstall).mockReturnValue(false);
  delete process.env.CI;
  delete process.env.FIREFOX_PATH;
});

afterEach(() => {
  jest.restoreAllMocks();
  Object.assign(process.env, CI !== undefined && { CI }, FIREFOX_PATH !== undefined && { FIREFOX_PATH });
});

it("warns of each missing font or engine and continues without it", async () => {
  const warned = jest.spyOn(console, "warn").mockImplementation();
  expect(await ensureEngines()).toEqual(["chromium"]);
  expect(warned.mock.calls.flat()).toEqual([
    expect.stringMatching(/Liberation Sans ou Roboto est introuvable.*fonts-liberation fonts-roboto/),
    expect.stringMatching(/Firefox est introuvable.*firefox-esr/),
    expect.stringMatching(/WebKit est introuvable.*webkit2gtk-driver xvfb gir1\.2-webkit2-4\.1 python3-gi/),
  ]);
});

it("fails without Chromium, before installing any other", async () => {
  jest.mocked(ensureChromium).mockResolvedValue(undefined);
  jest.mocked(canInstall).mockReturnValue(true);
  expect(await ensureEngines()).toBeUndefined();
  expect(installPackages).not.toHaveBeenCalled();
});

it("fails in CI, with the packages to install", async () => {
  process.env.CI = "true";
  installedFonts("Roboto,Roboto Condensed", "Liberation Sans");
  const consoleError = jest.spyOn(console, "error").mockImplementation();
  expect(await ensureEngines()).toBeUndefined();
  expect(consoleError).toHaveBeenCalledWith(expect.stringMatching(/Firefox est introuvable.*firefox-esr/));
});

it("installs a missing engine if possible", async () => {
  jest.spyOn(console, "warn").mockImplementation();
  jest.mocked(canInstall).mockReturnValue(true);
  const install = jest.mocked(installPackages).mockImplementation((_, packages) => {
    if (packages.includes("firefox-esr")) jest.mocked(findProgram).mockReturnValue("/usr/bin/firefox-esr");
    return Promise.resolve(packages.includes("firefox-esr"));
  });
  expect(await ensureEngines()).toContain("firefox");
  expect(install).toHaveBeenCalledWith("Firefox", ["firefox-esr"]);
});

it("uses only the Firefox of FIREFOX_PATH, if set", () => {
  jest.mocked(findProgram).mockReturnValue("/usr/bin/firefox-esr");
  process.env.FIREFOX_PATH = "/nowhere/firefox";
  expect(findFirefox()).toBeUndefined();
});

it("finds the fonts that stand in for a late one, both or none", () => {
  installedFonts("Liberation Sans");
  expect(findFonts()).toBe(false);
  installedFonts("Roboto,Roboto Condensed", "Liberation Sans");
  expect(findFonts()).toBe(true);
  // Without fontconfig.
  jest.mocked(spawnSync).mockReturnValue({ status: null, stdout: null } as never);
  expect(findFonts()).toBe(false);
});
