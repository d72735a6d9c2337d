/** @jest-environment node */
import { ensureChromium } from "./find-chromium";
import { runPlaywright } from "./run-playwright";

jest.mock("./find-chromium", () => ({ ensureChromium: jest.fn() }));
jest.mock("./run-playwright", () => ({ runPlaywright: jest.fn() }));

/** Runs the command until it has set the exit status. */
const testDevelop = async () => {
  process.exitCode = undefined;
  await jest.isolateModulesAsync(async () => {
    await import("./test-develop");
    await new Promise(setImmediate);
  });
};

afterEach(() => {
  jest.clearAllMocks();
  process.exitCode = undefined;
});

it("installs Chromium before Playwright looks for it", async () => {
  const order: string[] = [];
  jest.mocked(ensureChromium).mockImplementation(() => {
    order.push("Chromium");
    return Promise.resolve("/usr/bin/chromium");
  });
  jest.mocked(runPlaywright).mockImplementation(() => {
    order.push("Playwright");
    return Promise.resolve({ succeeded: true, stopped: false, output: "" });
  });
  await testDevelop();
  expect(order).toEqual(["Chromium", "Playwright"]);
  expect(process.exitCode).toBe(0);
});

it("fails without Chromium, and starts nothing", async () => {
  jest.mocked(ensureChromium).mockResolvedValue(undefined);
  await testDevelop();
  expect(runPlaywright).not.toHaveBeenCalled();
  expect(process.exitCode).toBe(1);
});
