import type { GatsbyConfig } from "gatsby";
import { createClassNames } from "./src/gatsby/assets/class-names";
import { pictureStrictness } from "./src/content/validate/check-pictures";
import { feedOptions } from "./src/gatsby/publish/feed";
import { generatedTypes } from "./src/gatsby/generated-types";
import { developMiddleware } from "./src/gatsby/develop/forward-to-servers";
import { jsonTypeName } from "./src/gatsby/schema/json-type-name";
import { sitemapOptions } from "./src/gatsby/publish/sitemap";
import { isIgnoredPath, projectRoot } from "./src/content/project/project-files";
import { siteSettings } from "./src/gatsby/site-settings";

const { siteUrl, tagManager } = siteSettings(process.env, projectRoot);

const isProduction = process.env.NODE_ENV === "production";

const config: GatsbyConfig = {
  siteMetadata: { siteUrl },
  trailingSlash: "never",
  jsxRuntime: "automatic",
  developMiddleware,
  graphqlTypegen: { generateOnBuild: true, typesOutputPath: generatedTypes },
  plugins: [
    "gatsby-plugin-react-helmet",
    "gatsby-plugin-image",
    { resolve: "gatsby-plugin-sharp", options: { failOn: pictureStrictness } },
    "gatsby-transformer-sharp",
    {
      resolve: "gatsby-plugin-sass",
      options: {
        // Without `charset: false`, Sass adds a byte-order mark that makes the first rule of an inlined sheet invalid.
        sassOptions: { silenceDeprecations: ["legacy-js-api"], charset: false },
        // `import styles from "./X.module.scss"`; short names in production: the home page has 1,400 of them.
        cssLoaderOptions: {
          modules: { namedExport: false, ...(isProduction && { getLocalIdent: createClassNames(process.cwd()) }) },
        },
      },
    },
    { resolve: "gatsby-source-filesystem", options: { name: "data", path: "data", ignore: [isIgnoredPath] } },
    // Downloadable files are published unchanged, without nodes.
    {
      resolve: "gatsby-source-filesystem",
      options: { name: "content", path: "content", ignore: [isIgnoredPath, "**/telechargements/*"] },
    },
    { resolve: "gatsby-transformer-json", options: { typeName: jsonTypeName } },
    "gatsby-plugin-mdx",
    { resolve: "gatsby-plugin-sitemap", options: sitemapOptions },
    { resolve: "gatsby-plugin-feed", options: feedOptions },
    ...(tagManager ? [{ resolve: "gatsby-plugin-google-tagmanager", options: tagManager }] : []),
  ],
};

export default config;
