/**
 * Mocks any stylesheet: each class name maps to itself, for namespace imports, default imports and
 * side-effect imports.
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
