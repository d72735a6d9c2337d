/** A CSS module: every class of the file, in camelCase, as a named export. */
declare module "*.module.scss" {
  const classes: Readonly<Record<string, string>>;
  export = classes;
}
