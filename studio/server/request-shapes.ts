import { z } from "zod";

/** Shapes of the requests; values are validated as by the build. */

export const targetShape = z.object({
  type: z.string(),
  file: z.string().nullable(),
  index: z.int().min(0).nullable(),
  id: z.string().nullable(),
});

/** A path from the entry's folder. */
const stagedName = z.string().regex(/^(?:telechargements\/)?[^/\\]+\.[a-z]+$/i);

export const formShape = targetShape.extend({
  version: z.string().nullable(),
  value: z.record(z.string(), z.unknown()),
  body: z.string().nullable(),
  staged: z.record(stagedName, z.string()),
});

export const versionedShape = targetShape.extend({ version: z.string() });
export const moveShape = versionedShape.extend({ to: z.int().min(0) });
export const rankShape = z.object({ type: z.string(), order: z.array(z.string()) });
export const restoreShape = z.object({ id: z.string() });
export const pictureShape = z.object({ file: z.string() });
export const conflictShape = z.object({ file: z.string(), mine: z.boolean() });
