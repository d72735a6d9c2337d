/** @jest-environment node */
import { ensureChromium } from "./find-chromium";
import { ensureEngines, findFirefox } from "./find-engines";
import { findProgram, installPackages, canInstall } from "./find-program";

jest.mock("./find-program");
jest.mock("./find-chromium", () => ({ ensureChromium: jest.fn() }));

const { CI, FIREFOX_PATH } = process.env;

/** Only Chromium is installed, and nothing else can be. */
beforeEach(() => {
  jest.clearAllMocks();
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

it("warns of each missing engine and continues without it", async () => {
  const warned = jest.spyOn(console, "warn").mockImplementation();
  expect(await ensureEngines()).toEqual(["chromium"]);
  expect(warned.mock.calls.flat()).toEqual([
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
