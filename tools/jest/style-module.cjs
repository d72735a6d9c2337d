/**
 * Stands in for any stylesheet: each class is its own name, whether the file is
 * imported as a namespace (`import * as styles`), as a default or for its effect.
 */
const classes = new Proxy(
  {},
  {
    get: (_target, name) => {
      if (name === "__esModule") return true;
      if (name === "default") return classes;
      return typeof name === "string" ? name : undefined;
    },
  },
);

module.exports = classes;
