/** What the studio's page and its server say to each other, as JSON. */

export type Fields = Record<string, unknown>;

export type Path = readonly (string | number)[];

/** An entry: a place in a list, or a file of its own. `null` for what does not exist yet. */
export type Target = {
  /** Name of the collection (`src/model/collections`). */
  type: string;
  file: string | null;
  index: number | null;
};

export type EntrySummary = { file: string; index: number | null; label: string; sample: boolean; page: string };

/** A JSON Schema, as far as the forms look into it. */
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
  /** Where its entries are seen together. */
  page: string;
  schema: FormSchema;
  entries: EntrySummary[];
  /** Version of each file, to tell a file changed meanwhile. */
  versions: Record<string, string>;
  /** Why a file of it can't be read. */
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
  /** Pictures that stand beside the entry, by name. */
  pictures: string[];
};

/** What the form holds. */
export type Work = Target & {
  version: string | null;
  value: Fields;
  body: string | null;
  /** Pictures chosen but not saved yet: name beside the entry → what the server calls it. */
  staged: Record<string, string>;
};

export type FieldMistake = {
  /** Path of the field inside the entry; empty for the entry as a whole or its text. */
  path: Path;
  /** Line of the text, from 1. */
  line?: number;
  message: string;
  /** Where, when it is another entry's. */
  elsewhere?: string;
};

export type Checked = { mistakes: FieldMistake[]; words: number };

export type Saved = Target & { version: string; page: string };

/** Why the server declined; nothing was written. */
export type Declined = {
  error: string;
  mistakes?: FieldMistake[];
  /** The file changed on disk meanwhile: what it holds now. */
  current?: EntryView;
};

export type StagedPicture = { id: string; name: string; width: number; height: number };

export type BinItem = { id: string; title: string; kind: string; when: string };

/** What came back from the bin: a file, or a place in a list. */
export type Restored = { file: string; index: number | null };

export type Changes = {
  /** «1 réalisation ajoutée», «2 questions modifiées». */
  words: string[];
  /** Why nothing can be published from here, in a few lines; empty when it can. */
  howTo: string[];
  /** Commits made here that the remote has not received. */
  waiting: number;
};
