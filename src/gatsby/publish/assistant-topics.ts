import type { Query } from "../query";
import { publishFile } from "./publish-file";

type Result = { allAssistantTopic: { nodes: unknown[] } };

const topics = `{
  allAssistantTopic(sort: { position: ASC }) { nodes { key icon title description useCases } }
}`;

/** Writes the assistant's topics to public/data/assistant.json, fetched when a visitor opens the assistant. */
export async function writeAssistantTopics(root: string, query: Query): Promise<void> {
  const { allAssistantTopic } = await query<Result>(topics);
  publishFile(root, "data/assistant.json", JSON.stringify(allAssistantTopic.nodes));
}
