/** Colours are named in the tokens, once for both schemes; everything else uses the names. */
const tokens = "src/styles/tokens/**";

/** @type {import("stylelint").Config} */
export default {
  extends: "stylelint-config-standard-scss",
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
  },
  overrides: [
    {
      files: [tokens],
      rules: { "color-named": null, "color-no-hex": null, "function-disallowed-list": null },
    },
  ],
};
