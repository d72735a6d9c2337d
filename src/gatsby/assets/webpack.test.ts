/** @jest-environment node */
import type { CreateWebpackConfigArgs } from "gatsby";
import { listLicences } from "./licences";
import { customiseWebpack } from "./webpack";

function customise(stage: string) {
  const settings = {
    plugins: [] as unknown[],
    devtool: "source-map" as string | false,
    optimization: { splitChunks: { cacheGroups: { styles: {}, commons: {} } } },
  };
  const args = { actions: { replaceWebpackConfig: jest.fn() }, getConfig: () => settings, stage };
  customiseWebpack(args as unknown as CreateWebpackConfigArgs);
  return settings;
}

test("what the browser loads comes without a map of its sources, and with its licences", () => {
  expect(customise("build-javascript")).toMatchObject({ devtool: false, plugins: [listLicences] });
  expect(customise("build-html").plugins).toEqual([]);
});

test("each page keeps its own styles", () => {
  expect(customise("build-javascript").optimization.splitChunks.cacheGroups).toEqual({ commons: {} });
});
