/**
 * Packages published as ES modules only. Jest requires CommonJS, so these go
 * through SWC like our own code; everything else in node_modules is left alone.
 */
const esModulePackages = [
  "@mdx-js",
  "@netlify/(headers|redirect)-parser",
  "(remark|rehype|mdast|hast|unist|estree|micromark|vfile|character)(-[a-z0-9-]+)?",
  "bail",
  "ccount",
  "comma-separated-tokens",
  "decode-named-character-reference",
  "devlop",
  "direction",
  "escape-string-regexp",
  "estree-walker",
  "filter-obj",
  "github-slugger",
  "html-void-elements",
  "indent-string",
  "is-(absolute-url|alphabetical|alphanumerical|decimal|hexadecimal|plain-obj|reference)",
  "longest-streak",
  "map-obj",
  "markdown-(extensions|table)",
  "parse-entities",
  "path-exists",
  "p-(limit|timeout)",
  "periscopic",
  "property-information",
  "space-separated-tokens",
  "stringify-entities",
  "tomlify-j0.4",
  "trim-lines",
  "trough",
  "unified",
  "web-namespaces",
  "yocto-queue",
  "zwitch",
];

/** @type {import("jest").Config} */
module.exports = {
  roots: ["<rootDir>/src", "<rootDir>/netlify", "<rootDir>/tools", "<rootDir>/studio"],
  testMatch: ["**/*.test.ts", "**/*.test.tsx"],
  testEnvironment: "<rootDir>/tools/jest/jsdom-environment.cjs",
  setupFilesAfterEnv: ["<rootDir>/tools/jest/setup.cjs"],
  restoreMocks: true,
  testTimeout: 60_000,
  maxWorkers: "100%",
  transform: {
    "^.+\\.[cm]?[jt]sx?$": [
      "@swc/jest",
      {
        jsc: {
          parser: { syntax: "typescript", tsx: true },
          target: "es2022",
          transform: { react: { runtime: "automatic" } },
        },
        module: { type: "commonjs" },
      },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!(.*/node_modules/)?(${esModulePackages.join("|")})/)`],
  moduleNameMapper: {
    "\\.s?css$": "<rootDir>/tools/jest/style-module.cjs",
    "^gatsby$": "<rootDir>/tools/jest/gatsby.ts",
    // These have no entry point for `require`.
    "^(estree-walker|is-reference|periscopic)$": "<rootDir>/node_modules/$1/src/index.js",
  },
};
