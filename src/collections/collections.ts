import type { z } from "zod";
import { articleSchema, legalPageSchema } from "./front-matter";
import { homeSchema } from "./home";
import {
  assistantTopicSchema,
  methodStepSchema,
  navigationItemSchema,
  questionSchema,
  serviceSchema,
  stackCategorySchema,
  techTileSchema,
  testimonialSchema,
} from "./list-entries";
import { showcaseProjectSchema } from "./showcase-project";
import { pageSchema } from "./page-texts";
import { portfolioCaseSchema } from "./portfolio-case";
import { siteSchema } from "./site";

/** A collection: its files, the schema of an entry, its GraphQL type. */
export type Collection = {
  /** Path from the project's root; `*` matches one file or folder name. */
  files: string;
  /** `list`: an array of entries; `single`: one entry; `mdx`: front matter and body. */
  shape: "list" | "single" | "mdx";
  /** GraphQL type of an entry (of its front matter, for `mdx`). */
  type: string;
  schema: z.ZodObject;
  /** Fields whose values are unique in the collection. */
  unique?: string[];
};

/** Every file the provider edits (docs/contrat.md, «Données»). */
export const collections: readonly Collection[] = [
  { files: "data/site.json", shape: "single", type: "SiteIdentity", schema: siteSchema },
  { files: "data/home.json", shape: "single", type: "HomeTexts", schema: homeSchema },
  { files: "data/pages.json", shape: "list", type: "PageTexts", schema: pageSchema, unique: ["key", "path"] },
  {
    files: "data/navigation.json",
    shape: "list",
    type: "NavigationItem",
    schema: navigationItemSchema,
    unique: ["label"],
  },
  { files: "data/services.json", shape: "list", type: "Service", schema: serviceSchema, unique: ["title"] },
  { files: "data/method.json", shape: "list", type: "MethodStep", schema: methodStepSchema, unique: ["title"] },
  {
    files: "data/showcase.json",
    shape: "list",
    type: "ShowcaseProject",
    schema: showcaseProjectSchema,
    unique: ["title"],
  },
  { files: "data/tech-strip.json", shape: "list", type: "TechTile", schema: techTileSchema, unique: ["name"] },
  { files: "data/stack.json", shape: "list", type: "StackCategory", schema: stackCategorySchema, unique: ["title"] },
  {
    files: "data/testimonials.json",
    shape: "list",
    type: "Testimonial",
    schema: testimonialSchema,
    unique: ["key"],
  },
  {
    files: "data/faq-home.json",
    shape: "list",
    type: "HomeQuestion",
    schema: questionSchema,
    unique: ["key", "question"],
  },
  {
    files: "data/faq-blog.json",
    shape: "list",
    type: "BlogQuestion",
    schema: questionSchema,
    unique: ["key", "question"],
  },
  {
    files: "data/assistant.json",
    shape: "list",
    type: "AssistantTopic",
    schema: assistantTopicSchema,
    unique: ["key", "title"],
  },
  {
    files: "data/portfolio/*.json",
    shape: "single",
    type: "PortfolioCase",
    schema: portfolioCaseSchema,
    unique: ["title", "testimonial"],
  },
  { files: "content/articles/*/index.mdx", shape: "mdx", type: "Article", schema: articleSchema, unique: ["title"] },
  { files: "content/pages/*.mdx", shape: "mdx", type: "LegalPage", schema: legalPageSchema },
];
