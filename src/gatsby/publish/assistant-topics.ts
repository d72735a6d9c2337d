import { publish } from "../../content/project/project-files";
import type { Query } from "../query";

type Result = { allAssistantTopic: { nodes: unknown[] } };

const topics = `{
  allAssistantTopic(sort: { position: ASC }) { nodes { key icon title description useCases } }
}`;

/** Writes the assistant's topics to public/data/assistant.json, fetched when a visitor opens the assistant. */
export async function writeAssistantTopics(root: string, query: Query): Promise<void> {
  const { allAssistantTopic } = await query<Result>(topics);
  publish(root, "data/assistant.json", JSON.stringify(allAssistantTopic.nodes));
}
