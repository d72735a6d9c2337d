/** @jest-environment node */
import { join } from "node:path";
import { projectRoot } from "../../content/project/project-files";
import { licencesText } from "./licences";

const bundled = (file: string) => ({ nameForCondition: join(projectRoot, "node_modules", file) });

const titles = (text: string) => text.match(/^\S+ \d\S* \(.+\)$/gm)?.map((title) => title.replace(/ .*/, ""));

test("lists each package once, those of concatenated modules and those without a module too", () => {
  const joined = {
    nameForCondition: join(projectRoot, "src/a.ts"),
    modules: [bundled("web-vitals/dist/web-vitals.js")],
  };
  const text = licencesText([joined, bundled("react/index.js"), bundled("react/jsx-runtime.js"), {}]);
  expect(titles(text)).toEqual([
    "@fontsource-variable/hanken-grotesk",
    "@fontsource/bricolage-grotesque",
    "gatsby",
    "lucide-static",
    "react",
    "web-vitals",
  ]);
  expect(text).toContain("Copyright (c) Facebook, Inc. and its affiliates.");
});

test("a package nested in another one is listed by itself", () => {
  expect(titles(licencesText([bundled("gatsby/node_modules/picomatch/index.js")]))).toContain("picomatch");
});

test("a licence that is not accepted stops the build", () => {
  expect(() => licencesText([bundled("caniuse-lite/data/agents.js")])).toThrow(
    "caniuse-lite part chez le visiteur sous une licence à relire : CC-BY-4.0",
  );
});
