import { z } from "zod";
import { homeBand, paths } from "../shared/paths";
import { defineCollection, type EntryOf } from "./define-collection";
import { identifier, sample, text } from "./fields";

const schema = z
  .strictObject({
    key: identifier("Identifiant de la question, qui forme son lien («\u00a0/#faq-delais\u00a0»)").meta({
      title: "Identifiant",
      examples: ["delais"],
    }),
    question: text("Question", 160),
    answer: text("Réponse", 1200),
    sample: sample("texts"),
  })
  .describe("Question fréquente");

export const homeQuestions = defineCollection({
  type: "HomeQuestion",
  files: "data/faq-home.json",
  shape: "list",
  schema,
  unique: ["key", "question"],
  path: () => homeBand("faq"),
  shownAt: [homeBand("faq")],
  page: null,
  studio: { group: "Contenus", title: "Questions de l’accueil", nouns: ["question", "questions"], feminine: true },
});

export const blogQuestions = defineCollection({
  type: "BlogQuestion",
  files: "data/faq-blog.json",
  shape: "list",
  schema,
  unique: ["key", "question"],
  path: () => `${paths.blog}#faq`,
  shownAt: [`${paths.blog}#faq`],
  page: null,
  studio: {
    group: "Contenus",
    title: "Questions du blog",
    nouns: ["question du blog", "questions du blog"],
    feminine: true,
  },
});

export type Question = EntryOf<typeof homeQuestions>;
