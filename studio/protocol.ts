import { z } from "zod";

/** The JSON messages between the studio's page and its server; what the server receives is also a schema. */

export type Path = readonly (string | number)[];

/** The values of an entry; the build's own schemas validate them. */
const fields = z.record(z.string(), z.unknown());
export type Fields = z.infer<typeof fields>;

/** A path inside the project, without «..». */
export const projectPath = z.string().regex(/^(?:[^./\\:\0][^/\\:\0]*\/)*[^./\\:\0][^/\\:\0]*$/);

/** An entry: an index in a list, or its own file; `file` is null for one that does not exist yet. */
export const target = z.object({
  /** GraphQL type of the collection (`src/collections`). */
  type: z.string(),
  file: projectPath.nullable().default(null),
  index: z.coerce.number().int().min(0).nullable().default(null),
  /** The key or the title of an entry of a list, whose index changes when others move; for a new entry, any unique id. */
  id: z.string().nullable().default(null),
});
export type Target = z.infer<typeof target>;

export type EntrySummary = {
  file: string;
  index: number | null;
  id: string | null;
  label: string;
  sample: boolean;
  page: string;
};

/** The part of JSON Schema that the forms use. */
export type FormSchema = {
  type?: string;
  title?: string;
  description?: string;
  format?: string;
  group?: string;
  maxLength?: number;
  required?: string[];
  properties?: Record<string, FormSchema>;
  items?: FormSchema;
  [key: string]: unknown;
};

export type CollectionView = {
  type: string;
  group: string;
  title: string;
  nouns: readonly [one: string, many: string];
  feminine: boolean;
  shape: "list" | "single" | "mdx";
  canAdd: boolean;
  canOrder: boolean;
  /** The page that shows its entries. */
  page: string;
  schema: FormSchema;
  entries: EntrySummary[];
  /** Version of each file, to detect changes made elsewhere. */
  versions: Record<string, string>;
  /** Errors of its unreadable files. */
  broken: string[];
};

export type ProjectView = {
  collections: CollectionView[];
  icons: string[];
  prose: { name: string; text: string }[];
};

export type EntryView = {
  value: Fields;
  body: string | null;
  version: string;
  page: string;
  /** Names of the images next to the entry. */
  pictures: string[];
};

/** The content of a form: what is sent to the server, and what the browser keeps as a draft. */
export const formContent = target.extend({
  version: z.string().nullable(),
  /** The entry as it was read. */
  base: fields,
  baseBody: z.string().nullable(),
  value: fields,
  body: z.string().nullable(),
  /** Uploaded but unsaved files: path from the entry's folder → id on the server. */
  staged: z.record(z.string().regex(/^(?:telechargements\/)?[^/\\]+\.[a-z]+$/i), z.string()),
});
export type FormContent = z.infer<typeof formContent>;

export type FieldMistake = {
  /** Path of the field in the entry; empty for the whole entry or its text. */
  path: Path;
  /** Line of the text, 1-based. */
  line?: number;
  message: string;
  /** Location, when in another entry. */
  elsewhere?: string;
};

export type Checked = { mistakes: FieldMistake[]; words: number };

/** Where an entry was saved, and as it now is: with what was written elsewhere meanwhile. */
export type Saved = Target & { entry: EntryView };

/** An error response; nothing was written. */
export type Declined = {
  error: string;
  mistakes?: FieldMistake[];
  /** On a conflict, the entry on disk. */
  current?: EntryView;
};

/** An uploaded file; without dimensions if it is a document or a drawing. */
export type StagedFile = { id: string; name: string; width: number; height: number };

export type BinItem = { id: string; title: string; kind: string; when: string };

/** What undoes a restoration; or the given-up draft to go on with. */
export type Restored = { id: string; draft?: FormContent };

/** What removing the samples of a list takes with them. */
export type SampleRemoval = {
  labels: string[];
  /** Parts of other entries that lead to the samples: «Textes de l’accueil › Haut de page». */
  alsoRemoved: string[];
};

/** A line of the launch list. */
export type LaunchLine = {
  title: string;
  detail: string;
  isSample: boolean;
  isOptional: boolean;
  /** The form that ends it, and its field; null for a setting of the environment. */
  target: Target | null;
  field: string | null;
};

/** The samples that are left of a list. */
export type LaunchSet = { type: string; title: string; canRemove: boolean; lines: LaunchLine[] };

export type LaunchGroupView = {
  key: string;
  title: string;
  done: number;
  total: number;
  /** What is left: lines, and lists of samples. */
  lines: LaunchLine[];
  sets: LaunchSet[];
};

/** What is left before the site is published. */
export type LaunchView = {
  done: number;
  total: number;
  /** «12 sur 31». */
  words: string;
  groups: LaunchGroupView[];
  /** While nothing has been made anyone’s own: the questions that come first, each with the form that holds its answer. */
  first: LaunchLine[];
};

/** The result of a test mail, in French. */
export type TestMailResult = { sent: boolean; text: string };

/** What is not published yet. */
export type Changes = {
  /** «1 réalisation ajoutée», «2 questions modifiées». */
  words: string[];
  /** Why publishing is impossible and how to fix it; empty when possible. */
  howTo: string[];
  canPublish: boolean;
  /** Number of commits not pushed yet. */
  waiting: number;
  /** Files that the site needs and that git keeps out, each with the rule. */
  ignored: string[];
  /** Someone has begun an operation in a terminal, and not finished it. */
  isUpdating?: true;
};
