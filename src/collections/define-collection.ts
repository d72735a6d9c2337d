import type { z } from "zod";

/** The names of an entry: its file (or folder) without extension, and its `key` if the schema has one. */
type EntryName = { slug: string; key?: unknown };

/** The page of each entry, for a collection with one page per entry. */
type EntryPage = {
  /** File of src/templates, without extension; null for a page of src/pages. */
  template: string | null;
  /** The page above in the breadcrumb; null for the home page. */
  parent: { title: string; path: string } | null;
};

/** How the studio names and sorts a collection. */
type StudioSettings<Field extends string> = {
  /** Heading in the studio's menu. */
  group: "Contenus" | "Accueil" | "Site";
  title: string;
  /** Singular and plural: «1 réalisation ajoutée», «2 questions modifiées». */
  nouns: readonly [one: string, many: string];
  feminine?: true;
  /** Field that sorts the entries of a folder; lists keep their order. */
  rank?: Field;
  /** The code refers to each entry by key: none can be added or removed. */
  fixed?: true;
};

/** A kind of content: all that the build, the checks and the studio know about it. */
export type Collection<Schema extends z.ZodObject = z.ZodObject> = {
  /** GraphQL type of an entry (of its front matter, for `mdx`). */
  type: string;
  /** Path from the project's root; `*` matches one file or folder name. */
  files: string;
  /** `list`: an array of entries; `single`: one entry; `mdx`: front matter and body. */
  shape: "list" | "single" | "mdx";
  schema: Schema;
  /** Fields whose values are unique in the collection. */
  unique: readonly (keyof z.infer<Schema> & string)[];
  /** The address where an entry is seen. */
  path: (entry: EntryName) => string;
  /** Addresses that disappear when every collection shown there is empty; none if the address always exists. */
  shownAt: readonly string[];
  /** null when entries are shown on another page. Search engines: `isIndexed` in src/shared/paths.ts. */
  page: EntryPage | null;
  studio: StudioSettings<keyof z.infer<Schema> & string>;
};

/** Checks the type of a collection, and infers that of its entries. */
export const defineCollection = <Schema extends z.ZodObject>(collection: Collection<Schema>) => collection;

/** An entry of a collection, as its schema types it. */
export type EntryOf<Defined extends Collection> = z.infer<Defined["schema"]>;
