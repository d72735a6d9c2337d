import type { GatsbyNode } from "gatsby";
import { writeIconSprite } from "./src/build/icon-sprite";
import { writeDataFiles } from "./src/build/data-files";
import { createTypes } from "./src/build/graphql/create-types";
import { createProseResolvers } from "./src/build/graphql/prose-resolvers";
import { createProsePages } from "./src/build/pages";
import { projectRoot } from "./src/build/project-files";
import { finishSite } from "./src/build/post-build/finish-site";
import { restoreSpareNotFound } from "./src/build/post-build/spare-not-found";
import { createProseNode } from "./src/build/prose/prose-nodes";
import { reportMistakes, reportMistakesAgain } from "./src/build/validate/report";
import { customiseWebpack } from "./src/build/webpack";

export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async ({ reporter }) => {
  await reportMistakes(reporter, projectRoot);
  restoreSpareNotFound(projectRoot);
};

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = createTypes;
export const createResolvers: GatsbyNode["createResolvers"] = createProseResolvers;
export const onCreateNode: GatsbyNode["onCreateNode"] = createProseNode;
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = customiseWebpack;
export const createPages: GatsbyNode["createPages"] = async (args) => {
  await reportMistakesAgain(args.reporter, projectRoot);
  await createProsePages(args);
  await writeDataFiles(projectRoot, (query) => args.graphql(query));
};

export const onPostBootstrap: GatsbyNode["onPostBootstrap"] = () => {
  writeIconSprite(projectRoot);
};

export const onPostBuild: GatsbyNode["onPostBuild"] = finishSite;
