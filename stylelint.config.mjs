/** The only files that may contain colour values. */
const tokens = "src/styles/tokens/**";

/**
 * Features that the oldest browsers of package.json lack (Baseline 2022,
 * https://web.dev/baseline; its Firefox supports more). Allowed as progressive enhancements, each with its fallback;
 * any other needs an alternative for those browsers.
 */
const optional = {
  // The page behind may scroll too.
  "overscroll-behavior": ["contain"],
  "overscroll-behavior-x": ["contain"],
  // Lines are not balanced.
  "text-wrap": ["balance", "pretty"],
  // Items in neighbouring cells are not aligned.
  "grid-template-rows": ["subgrid"],
  // The focus ring has square corners before Safari 16.4.
  outline: ["/^.+$/"],
  // The scrollbar is visible, or has its default width.
  "scrollbar-width": ["none", "thin"],
  // The scrollbar has its default colours; only Firefox needs others, and supports it since 2018.
  "scrollbar-color": ["/^.+$/"],
  // The field scrolls (iOS).
  resize: ["vertical"],
  // The field scrolls.
  "field-sizing": ["content"],
  // Checkboxes have their default colour.
  "accent-color": ["/^.+$/"],
  // A word wider than its column is cut anywhere.
  hyphens: ["auto"],
  // Only iOS adjusts text size; the build adds its prefix.
  "text-size-adjust": ["/^.+$/"],
  // The build adds their prefixes.
  "mask-image": ["/^.+$/"],
  "print-color-adjust": ["exact"],
  // Under `@supports`: no reading progress bar, and the table of contents is collapsible.
  "view-timeline": ["/^.+$/"],
  "animation-range": ["contain"],
  // Off-screen content is rendered too.
  "content-visibility": ["auto", "visible"],
  "contain-intrinsic-size": ["/^auto .+$/"],
  // A press may start a text selection.
  "user-select": ["none"],
  // Another rule reserves space after printed headings.
  "break-after": ["avoid"],
  // The author box may be alone on the last printed page.
  "break-before": ["avoid"],
  // Safari has no forced colours.
  "forced-color-adjust": ["none"],
  // A wide card is laid out as a narrow one.
  container: ["/^.+ \\/ inline-size$/"],
};

/** @param {string[]} selectors Additional pseudo-classes to allow. */
const baseline = (...selectors) => [
  true,
  {
    available: 2022,
    ignoreProperties: optional,
    // The text is readable without the background.
    ignoreFunctions: ["color-mix"],
    // Printed pages have the browser's default margins; custom properties are all inherited; see `container` above. Functions
    // are those of Sass.
    ignoreAtRules: ["page", "property", "container", "function"],
    // Sass compiles nesting; markers have their default colour.
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
    // The range notation is not supported by the oldest browsers of package.json.
    "media-feature-range-notation": "prefix",
    // The rule compares selectors that never match the same element; cascade layers set the order.
    "no-descending-specificity": null,
    "scss/load-no-partial-leading-underscore": true,
    "plugin/use-baseline": baseline(),
  },
  overrides: [
    {
      files: [tokens],
      rules: { "color-named": null, "color-no-hex": null, "function-disallowed-list": null },
    },
    // Without it, what closed rows hold is not printed, and they are rows on wide screens, too.
    { files: ["src/components/Disclosure/*.scss"], rules: { "plugin/use-baseline": baseline("details-content") } },
    // A rule with an unsupported selector is ignored: used for enhancements only.
    {
      files: [
        "src/styles/{_mixins,prose}.scss",
        "src/components/Section/Section.module.scss",
        "src/sections/{ProsePage,ServicePage}/*.module.scss",
      ],
      rules: { "plugin/use-baseline": baseline("has") },
    },
    // The classes of the studio's forms are those of rjsf.
    { files: ["studio/client/styles/_{base,editor}.scss"], rules: { "selector-class-pattern": null } },
  ],
};
