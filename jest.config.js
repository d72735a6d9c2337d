/** @type {import("jest").Config} */
module.exports = {
  roots: ["<rootDir>/src", "<rootDir>/netlify", "<rootDir>/tools", "<rootDir>/studio", "<rootDir>/bench"],
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
  // Many packages are ES modules only, and Jest requires CommonJS. To name those takes a list that each update makes
  // wrong: all are transformed, but the largest of the others, made four times as long for each test that reads them.
  transformIgnorePatterns: ["/node_modules/(?:axe-core|react-dom|sass|typescript)/"],
  moduleNameMapper: {
    "\\.s?css$": "<rootDir>/tools/jest/style-module.cjs",
    "^gatsby$": "<rootDir>/tools/jest/gatsby.ts",
    // The tests' own site, whatever the provider's holds.
    "^(?:\\.\\./)+data/(.+\\.json)$": "<rootDir>/fixtures/site/data/$1",
    // These have no entry point for `require`.
    "^(estree-walker|is-reference|periscopic)$": "<rootDir>/node_modules/$1/src/index.js",
  },
};
