import type { GatsbyNode } from "gatsby";
import { finishSite } from "./src/build/after-build/finish-site";
import { writeIconSprite } from "./src/build/assets/icon-sprite";
import { customiseWebpack } from "./src/build/assets/webpack";
import { createPages as createAllPages } from "./src/build/pages/create-pages";
import { projectRoot } from "./src/build/project/project-files";
import { createTypes } from "./src/build/schema/create-types";
import { createCaseResolvers } from "./src/build/schema/case-resolvers";
import { createHeadResolvers } from "./src/build/schema/head-resolvers";
import { createPortfolioResolvers } from "./src/build/schema/portfolio-resolvers";
import { createProseNode, isText } from "./src/build/schema/prose-nodes";
import { createProseResolvers } from "./src/build/schema/prose-resolvers";
import { reportMistakes } from "./src/build/validate/report";

export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = ({ reporter }) => reportMistakes(reporter, projectRoot);
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = createTypes;
export const createResolvers: GatsbyNode["createResolvers"] = (args) => {
  createProseResolvers(args);
  createCaseResolvers(args);
  createPortfolioResolvers(args);
  createHeadResolvers(args);
};
export const shouldOnCreateNode: GatsbyNode["shouldOnCreateNode"] = isText;
export const onCreateNode: GatsbyNode["onCreateNode"] = createProseNode;
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = customiseWebpack;
export const createPages: GatsbyNode["createPages"] = createAllPages;
export const onPostBootstrap: GatsbyNode["onPostBootstrap"] = () => {
  writeIconSprite(projectRoot);
};
export const onPostBuild: GatsbyNode["onPostBuild"] = finishSite;
