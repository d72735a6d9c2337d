import path from "node:path";

/** Signs in a project's path that Gatsby 5 takes for something else, by what reads the path. */
const refused = [
  // A pattern of file names: the configuration is looked for as `<folder>/gatsby-+(node|config).ts`.
  ..."()[]{}*?|",
  // A URL: Parcel, which compiles that configuration, decodes paths as such.
  ..."%#",
  // A string in code: Gatsby writes `require('<folder>/gatsby-ssr.tsx')` and `import("<folder>/…")`.
  ..."'\"",
  // A request to webpack: a loader stands before the mark.
  "!",
];

/** Why a site can't be built in a folder of that name, in one line; undefined if it can. */
export const folderNameMistake = (root) => {
  for (const name of root.split(path.sep)) {
    const sign = refused.find((each) => name.includes(each));
    if (sign) {
      return `Le dossier « ${name} » doit changer de nom, car Gatsby ne lit pas le signe « ${sign} » (chemin : ${root}). Lettres, accents, chiffres, espaces, tirets et « ’ » conviennent.`;
    }
  }
  return undefined;
};
