import type { CreatePagesArgs } from "gatsby";
import { publishDownloads } from "./publish-downloads";
import { projectRoot } from "../../content/project/project-files";
import { queryWith } from "../query";
import { reportMistakesAgain } from "../report-mistakes";
import { writeAssistantTopics } from "./assistant-topics";
import { createCasePages } from "./create-case-pages";
import { createProsePages } from "./create-prose-pages";

/** Creates the pages that have no file in src/pages, and the data files fetched by scripts. */
export async function createPages({ actions, graphql, reporter }: CreatePagesArgs): Promise<void> {
  const query = queryWith((text) => graphql(text));
  await reportMistakesAgain(reporter, projectRoot);
  publishDownloads(projectRoot);
  await createProsePages(actions, query);
  await createCasePages(actions, query, reporter);
  await writeAssistantTopics(projectRoot, query);
}
