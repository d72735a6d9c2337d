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
/** A whole list where no file is named; all of an entry where no field is. */
export const ownShape = targetShape.extend({ fields: z.array(z.string()).nullable() });
export const samplesShape = z.object({ type: z.string() });

const answer = z.string().max(2000);
export const answersShape = z.object({
  provider: answer,
  name: answer,
  tagline: answer,
  town: answer,
  email: answer,
  booking: answer,
  offers: z
    .array(z.object({ title: answer, description: answer, features: z.array(answer), from: z.number().nullable() }))
    .max(6),
});
export const pictureShape = z.object({ file: z.string() });
export const conflictShape = z.object({ file: z.string(), mine: z.boolean() });
