/** @jest-environment node */
import type { CreateWebpackConfigArgs } from "gatsby";
import { listLicences } from "./licences";
import { customiseWebpack } from "./webpack";

function customise(stage: string) {
  const settings = {
    plugins: [] as unknown[],
    devtool: "source-map" as string | false,
    resolve: { alias: {} as Record<string, unknown> },
    module: { rules: [] as unknown[] },
    optimization: { splitChunks: { cacheGroups: { styles: {}, commons: {} } } },
  };
  const args = { actions: { replaceWebpackConfig: jest.fn() }, getConfig: () => settings, stage };
  customiseWebpack(args as unknown as CreateWebpackConfigArgs);
  return settings;
}

test("browser scripts have no source map, and their licences are listed", () => {
  expect(customise("build-javascript")).toMatchObject({ devtool: false, plugins: [listLicences] });
  expect(customise("build-html").plugins).toEqual([]);
});

test("the styles of pages are not merged", () => {
  expect(customise("build-javascript").optimization.splitChunks.cacheGroups).toEqual({ commons: {} });
});

test("the browser loads nothing of what Gatsby has for scripts run by Partytown", () => {
  expect(customise("build-javascript").resolve.alias).toMatchObject({ "gatsby-script": false });
  expect(customise("build-html").resolve.alias).toEqual({});
});
