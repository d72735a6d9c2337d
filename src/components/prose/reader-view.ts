/**
 * Class of what a page tells. Reader views (Firefox's `@mozilla/readability`, Safari's) look for such a name, and take the
 * parts of one class that stand side by side as one text; without it they keep the longest part alone.
 */
export const entry = "entry";
