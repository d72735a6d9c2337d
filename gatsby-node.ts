import type { GatsbyNode } from "gatsby";
import { writeIconSprite } from "./src/build/assets/icon-sprite";
import { writeDataFiles } from "./src/build/pages/data-files";
import { publishDownloads } from "./src/build/downloads/publish-downloads";
import { createTypes } from "./src/build/schema/create-types";
import { createCaseResolvers } from "./src/build/schema/case-resolvers";
import { createHeadResolvers } from "./src/build/schema/head-resolvers";
import { createProseResolvers } from "./src/build/schema/prose-resolvers";
import { createCasePages } from "./src/build/pages/create-case-pages";
import { createProsePages } from "./src/build/pages/create-prose-pages";
import { projectRoot } from "./src/build/project/project-files";
import { finishSite } from "./src/build/after-build/finish-site";
import { createProseNode } from "./src/build/schema/prose-nodes";
import { reportMistakes, reportMistakesAgain } from "./src/build/validate/report";
import { customiseWebpack } from "./src/build/assets/webpack";

export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = ({ reporter }) => reportMistakes(reporter, projectRoot);

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = createTypes;
export const createResolvers: GatsbyNode["createResolvers"] = (args) => {
  createProseResolvers(args);
  createCaseResolvers(args);
  createHeadResolvers(args);
};
export const onCreateNode: GatsbyNode["onCreateNode"] = createProseNode;
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = customiseWebpack;
export const createPages: GatsbyNode["createPages"] = async (args) => {
  await reportMistakesAgain(args.reporter, projectRoot);
  await publishDownloads(projectRoot);
  await createProsePages(args);
  await createCasePages(args);
  await writeDataFiles(projectRoot, (query) => args.graphql(query));
};

export const onPostBootstrap: GatsbyNode["onPostBootstrap"] = () => {
  writeIconSprite(projectRoot);
};

export const onPostBuild: GatsbyNode["onPostBuild"] = finishSite;
