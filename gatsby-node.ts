import type { GatsbyNode } from "gatsby";
import { finishSite } from "./src/gatsby/finish/finish-site";
import { customiseWebpack } from "./src/gatsby/assets/webpack";
import { createPages as createAllPages } from "./src/gatsby/pages/create-pages";
import { projectRoot } from "./src/content/project/project-files";
import { createTypes } from "./src/gatsby/schema/create-types";
import { createResolvers as createAllResolvers } from "./src/gatsby/schema/create-resolvers";
import { createProseNode, isText } from "./src/gatsby/schema/prose-nodes";
import { reportMistakes } from "./src/gatsby/report-mistakes";

export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = ({ reporter }) => reportMistakes(reporter, projectRoot);
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = createTypes;
export const createResolvers: GatsbyNode["createResolvers"] = createAllResolvers;
export const shouldOnCreateNode: GatsbyNode["shouldOnCreateNode"] = isText;
export const onCreateNode: GatsbyNode["onCreateNode"] = createProseNode;
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = customiseWebpack;
export const createPages: GatsbyNode["createPages"] = createAllPages;
export const onPostBuild: GatsbyNode["onPostBuild"] = finishSite;
