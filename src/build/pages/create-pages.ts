import type { CreatePagesArgs } from "gatsby";
import { publishDownloads } from "../downloads/publish-downloads";
import { projectRoot } from "../project/project-files";
import { queryWith } from "../project/query";
import { reportMistakesAgain } from "../validate/report";
import { writeAssistantTopics } from "./assistant-topics";
import { createCasePages } from "./create-case-pages";
import { createProsePages } from "./create-prose-pages";

/** Creates the pages that no file of src/pages stands for, and the files that their scripts fetch. */
export async function createPages({ actions, graphql, reporter }: CreatePagesArgs): Promise<void> {
  const query = queryWith((text) => graphql(text));
  await reportMistakesAgain(reporter, projectRoot);
  publishDownloads(projectRoot);
  await createProsePages(actions, query);
  await createCasePages(actions, query, reporter);
  await writeAssistantTopics(projectRoot, query);
}
