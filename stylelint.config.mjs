/** Colours are named in the tokens, once for both schemes; everything else uses the names. */
const tokens = "src/styles/tokens/**";

/**
 * What is younger than the oldest browsers of package.json: Chrome, Edge 108 and Safari 16 stand for Baseline 2022
 * (https://web.dev/baseline), Firefox 115 knows more. Each may be used for what a page can do without, as said here;
 * anything else needs another way for those browsers.
 */
const optional = {
  // The frame scrolls inside the window; a page behind it may then scroll too.
  "overscroll-behavior": ["contain"],
  "overscroll-behavior-x": ["contain"],
  // Lines break as they come.
  "text-wrap": ["balance", "pretty"],
  // Rows are as high as their own content: titles of neighbours may not stand on one line.
  "grid-template-rows": ["subgrid"],
  // The ring has square corners before Safari 16.4.
  outline: ["/^.+$/"],
  // The bar of the carousel is seen, or has its usual width.
  "scrollbar-width": ["none", "thin"],
  // What scrolls has the browser's own bar, which Firefox, the one that needs it, has coloured since 2018.
  "scrollbar-color": ["/^.+$/"],
  // iOS has no handle to make a field higher: it scrolls.
  resize: ["vertical"],
  // Checkboxes keep the browser's own colour.
  "accent-color": ["/^.+$/"],
  // Only iOS changes the size of a text by itself; its prefixed name is added by the build.
  "text-size-adjust": ["/^.+$/"],
  // Their prefixed names are added by the build.
  mask: ["/^.+$/"],
  "mask-image": ["/^.+$/"],
  "print-color-adjust": ["exact"],
  // Under `@supports`, by another name: no line tells how far one has read, the list of contents stays a fold.
  "view-timeline": ["/^.+$/"],
  "animation-range": ["contain"],
  // What is out of sight is drawn all the same.
  "content-visibility": ["auto", "visible"],
  "contain-intrinsic-block-size": ["/^auto .+$/"],
  // Elsewhere a press may start a selection.
  "user-select": ["none"],
  // A printed heading holds room for some lines by another rule too.
  "break-after": ["avoid"],
  // Who signs may be printed alone on a last sheet.
  "break-before": ["avoid"],
  // Safari has no forced colours to adjust to.
  "forced-color-adjust": ["none"],
  // The first of several faces.
  "font-family": ["ui-monospace"],
};

/** @param {string[]} selectors Further pseudo-classes that may be used. */
const baseline = (...selectors) => [
  true,
  {
    available: 2022,
    ignoreProperties: optional,
    // A coloured tile or gradient: what lies on it is readable without.
    ignoreFunctions: ["color-mix"],
    // Elsewhere a sheet has the margins of the browser's own settings.
    ignoreAtRules: ["page"],
    // Sass's nesting, undone by the build; the colour of a bullet.
    ignoreSelectors: ["nesting", "marker", ...selectors],
  },
];

/** @type {import("stylelint").Config} */
export default {
  extends: "stylelint-config-standard-scss",
  plugins: ["stylelint-plugin-use-baseline"],
  ignoreFiles: ["public/**", ".cache/**", "node_modules/**"],
  reportDescriptionlessDisables: true,
  reportNeedlessDisables: true,
  rules: {
    "color-named": "never",
    "color-no-hex": true,
    "function-disallowed-list": ["rgb", "rgba", "hsl", "hsla", "hwb", "lab", "lch", "oklab", "oklch", "color"],
    "custom-property-empty-line-before": null,
    "declaration-empty-line-before": null,
    "selector-class-pattern": [
      "^[a-z][a-zA-Z0-9]*$",
      { message: "A class name is in camelCase: CSS modules make it a property in TypeScript." },
    ],
    "selector-max-id": 0,
    "selector-pseudo-class-no-unknown": [true, { ignorePseudoClasses: ["global"] }],
    "scss/dollar-variable-empty-line-before": null,
    "scss/double-slash-comment-empty-line-before": null,
    // The other notation is younger than the oldest browsers of package.json.
    "media-feature-range-notation": "prefix",
    // Cascade layers and modules settle the order; the rule compares selectors that never meet.
    "no-descending-specificity": null,
    "scss/load-no-partial-leading-underscore": true,
    "plugin/use-baseline": baseline(),
  },
  overrides: [
    {
      files: [tokens],
      rules: { "color-named": null, "color-no-hex": null, "function-disallowed-list": null },
    },
    // On paper: a question whose browser knows no other way is printed alone.
    { files: ["src/sections/Faq/*.scss"], rules: { "plugin/use-baseline": baseline("details-content") } },
    // Margins, paper, a bar that gives way, a dot that pauses: a selector that is not understood takes its rule away.
    {
      files: ["src/{styles/_mixins,styles/prose/_print,styles/prose/_text,sections/Hero/Hero.module}.scss"],
      rules: { "plugin/use-baseline": baseline("has") },
    },
  ],
};
