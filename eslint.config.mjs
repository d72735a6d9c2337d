import js from "@eslint/js";
import compat from "eslint-plugin-compat";
import globals from "globals";
import jsxA11y from "eslint-plugin-jsx-a11y";
import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";

/** The only modules that may access the data layer and the storage: consent gates the one (docs/decisions/2026-11-20-porte-de-la-couche-de-donnees.md), the other may throw. */
const dataLayerModule = "src/browser/analytics/data-layer.ts";
const storageModule = "src/browser/storage/storage.ts";
const unguardedStorage = ["localStorage", "sessionStorage"].map((name) => ({
  name,
  message: `Storage may throw: go through ${storageModule}.`,
}));

/** Methods in tsconfig.json's `lib` that the oldest browsers of package.json lack. */
const tooRecent = ["toReversed", "toSorted", "toSpliced", "with"].map((property) => ({
  property,
  message: "The oldest browsers of package.json have no such method.",
}));

const tests = "**/*.test.{ts,tsx}";

/** Gatsby, Netlify and configuration files need a default export. */
const defaultExportFiles = [
  "src/pages/**",
  "src/templates/**",
  "src/html.tsx",
  "netlify/functions/*.ts",
  "gatsby-*.{ts,tsx}",
  "**/*.config.{ts,mjs}",
];

const dataLayerOnlyThere = {
  selector: "MemberExpression[property.name='dataLayer'], MemberExpression[property.value='dataLayer']",
  message: `window.dataLayer is gated by consent: go through ${dataLayerModule}.`,
};

const colour = "/#[0-9a-f]{6}/i";
const coloursOnlyThere = {
  selector: `Literal[value=${colour}], TemplateElement[value.raw=${colour}]`,
  message: "A colour is named in src/styles/tokens; what has no stylesheet takes it from src/shared/colours.ts.",
};

const queriesOnlyThere = {
  name: "gatsby",
  importNames: ["graphql", "useStaticQuery"],
  message: "Queries live in src/pages, src/templates and src/layout/useSite.ts.",
};

const projectFilesModule = "src/content/project/project-files.ts";
const systemPaths = ["node:path", "path", "node:path/win32"].map((name) => ({
  name,
  message: `On Windows it joins with «\\»: use node:path/posix, and projectPath of ${projectFilesModule}.`,
}));

export default tseslint.config(
  {
    ignores: [
      "node_modules/",
      "public/",
      ".cache/",
      ".inbox/",
      ".studio/",
      ".test-sites/",
      "src/gatsby-types.d.ts",
      "static/",
    ],
  },
  { linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: "error" } },

  js.configs.recommended,
  {
    files: ["**/*.{ts,tsx}"],
    extends: [...tseslint.configs.strictTypeChecked, ...tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      "@typescript-eslint/consistent-type-definitions": ["error", "type"],
      "@typescript-eslint/consistent-type-imports": ["error", { fixStyle: "inline-type-imports" }],
      "@typescript-eslint/no-confusing-void-expression": "off",
      "@typescript-eslint/no-empty-function": "off",
      // There is no enum, and the only classes are errors and components: a fifth of the rules' time, for nothing.
      "@typescript-eslint/no-unsafe-class-instance-assignment": "off",
      "@typescript-eslint/no-unsafe-enum-assignment": "off",
      "@typescript-eslint/no-unused-vars": ["error", { ignoreRestSiblings: true }],
      "@typescript-eslint/prefer-nullish-coalescing": ["error", { ignorePrimitives: { string: true } }],
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      "@typescript-eslint/switch-exhaustiveness-check": ["error", { considerDefaultExhaustiveForUnions: true }],
    },
  },
  {
    files: ["**/*.{js,cjs,mjs}"],
    languageOptions: { globals: globals.node },
  },

  {
    files: ["src/**/*.tsx", "gatsby-*.tsx", "studio/client/**/*.{ts,tsx}"],
    ignores: [tests],
    extends: [jsxA11y.flatConfigs.strict, reactHooks.configs.flat.recommended],
    languageOptions: { globals: globals.browser },
    rules: {
      // A scrollable region must be focusable (WCAG 2.1.1).
      "jsx-a11y/no-noninteractive-element-interactions": [
        "error",
        // A press on the backdrop closes a dialog, as Escape does.
        {
          ...jsxA11y.flatConfigs.strict.rules["jsx-a11y/no-noninteractive-element-interactions"][1],
          dialog: ["onMouseDown"],
          // The arrow keys of the focused carousel.
          div: ["onKeyDown"],
        },
      ],
      "jsx-a11y/no-noninteractive-tabindex": ["error", { roles: ["region", "tabpanel"], tags: [] }],
    },
  },

  {
    // Web APIs that the oldest browsers of package.json lack; for methods of JavaScript, see `tooRecent`.
    files: ["src/{browser,components,inspector,layout,pages,sections,templates}/**/*.{ts,tsx}", "gatsby-browser.tsx"],
    ignores: [tests],
    extends: [compat.configs["flat/recommended"]],
  },

  {
    files: ["**/*.{ts,tsx}"],
    rules: {
      eqeqeq: "error",
      "max-lines": ["error", { max: 250, skipBlankLines: true, skipComments: true }],
      "no-restricted-exports": ["error", { restrictDefaultExports: { direct: true, named: true, defaultFrom: true } }],
      "no-restricted-syntax": ["error", dataLayerOnlyThere, coloursOnlyThere],
    },
  },
  {
    files: ["src/**/*.{ts,tsx}"],
    rules: {
      "no-restricted-globals": ["error", ...unguardedStorage],
      "no-restricted-properties": [
        "error",
        ...["localStorage", "sessionStorage"].flatMap((property) =>
          ["window", "globalThis", "self"].map((object) => ({ object, property })),
        ),
        ...tooRecent,
      ],
      "no-restricted-imports": ["error", { paths: [queriesOnlyThere] }],
    },
  },
  {
    // Addresses and the project's own paths have «/» on every system.
    files: ["src/{collections,content,gatsby}/**/*.{ts,tsx}"],
    ignores: [projectFilesModule, tests],
    rules: { "no-restricted-imports": ["error", { paths: [queriesOnlyThere, ...systemPaths] }] },
  },
  { files: defaultExportFiles, rules: { "no-restricted-exports": "off" } },
  { files: ["src/shared/colours.ts"], rules: { "no-restricted-syntax": ["error", dataLayerOnlyThere] } },
  // The tag manager recognises a command by its type, `Arguments`.
  { files: [dataLayerModule], rules: { "no-restricted-syntax": "off", "prefer-rest-params": "off" } },
  {
    files: ["src/{browser,components,layout,sections}/**"],
    rules: {
      // A browser may lack what TypeScript's DOM library declares as always present.
      "@typescript-eslint/no-unnecessary-condition": "off",
      "no-restricted-globals": [
        "error",
        ...unguardedStorage,
        {
          name: "Intl",
          message: "Its output differs between engines, which breaks hydration: use frenchNumber and FrenchDate.",
        },
      ],
    },
  },
  // Gatsby and Intl declare as methods functions that may be destructured.
  { files: ["src/{content,gatsby}/**", "gatsby-node.ts"], rules: { "@typescript-eslint/unbound-method": "off" } },
  { files: [storageModule], rules: { "no-restricted-globals": "off", "no-restricted-properties": "off" } },
  {
    files: ["src/pages/**", "src/templates/**", "src/layout/useSite.ts"],
    rules: { "no-restricted-imports": "off" },
  },

  {
    files: [tests, "{e2e,studio/e2e,studio/testing}/**", "tools/jest/**", "bench/**"],
    rules: {
      "max-lines": ["error", { max: 300, skipBlankLines: true, skipComments: true }],
      "no-restricted-globals": "off",
      "no-restricted-properties": "off",
      "no-restricted-syntax": "off",
      "@typescript-eslint/no-non-null-assertion": "off",
      "@typescript-eslint/unbound-method": "off",
    },
  },
);
