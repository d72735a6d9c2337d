import type { EntrySummary, Target } from "../protocol";

/** What a request needs to know of an entry. */
export const targetOf = (type: string, { file, index, id }: EntrySummary): Target => ({ type, file, index, id });
