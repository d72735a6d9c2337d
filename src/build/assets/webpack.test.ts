/** @jest-environment node */
import * as fs from "node:fs";
import type { CreateWebpackConfigArgs } from "gatsby";
import { listLicences } from "./licences";
import { customiseWebpack, gatsbyHead } from "./webpack";

jest.mock("node:fs", () => ({ ...jest.requireActual<typeof fs>("node:fs"), existsSync: jest.fn() }));

const config = () => ({ plugins: [] as unknown[], module: { rules: [] }, resolve: { alias: {} }, output: {} });

const customise = (stage: string, settings = config()) => {
  const args = {
    actions: { replaceWebpackConfig: jest.fn() },
    getConfig: () => settings,
    plugins: { normalModuleReplacement: () => ({ apply: jest.fn() }) },
    stage,
  };
  customiseWebpack(args as unknown as CreateWebpackConfigArgs);
  return settings;
};

test("the installed Gatsby has the module whose place is taken", () => {
  expect(jest.requireActual<typeof fs>("node:fs").existsSync(gatsbyHead)).toBe(true);
});

test("a Gatsby that names it otherwise stops the build, instead of shipping both", () => {
  jest.mocked(fs.existsSync).mockReturnValue(false);
  expect(() => customise("build-javascript")).toThrow("head-export-handler-for-browser.js is gone");
});

test("it is replaced in what the browser loads, whose licences are listed, and nowhere else", () => {
  jest.mocked(fs.existsSync).mockReturnValue(true);
  expect(customise("build-javascript").plugins).toEqual([expect.anything(), listLicences]);
  expect(customise("build-html").plugins).toHaveLength(0);
});
