import { z } from "zod";
import { paths } from "../shared/paths";
import { defineCollection, type EntryOf } from "./define-collection";
import { icon, identifier, text } from "./fields";

export const assistantTopics = defineCollection({
  type: "AssistantTopic",
  files: "data/assistant.json",
  shape: "list",
  schema: z
    .strictObject({
      key: identifier("Identifiant du sujet"),
      icon: icon(),
      title: text("Titre du sujet", 60),
      description: text("Description courte", 140),
      useCases: z.array(text("Cas d’usage", 80)).length(4).describe("Les quatre cas d’usage du sujet"),
    })
    .describe("Sujet de l’assistant de messagerie"),
  unique: ["key", "title"],
  path: () => paths.home,
  shownAt: [],
  page: null,
  studio: {
    group: "Accueil",
    title: "Assistant",
    nouns: ["sujet de l’assistant", "sujets de l’assistant"],
  },
});

export type AssistantTopic = EntryOf<typeof assistantTopics>;
