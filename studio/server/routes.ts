import { z } from "zod";
import { tryMail } from "../../tools/try-mail";
import { apply } from "./apply";
import { forget, keepDraft, listBin, restore } from "./bin";
import { viewEntry } from "./entries";
import { abandonUpdate } from "./git-conflict";
import { viewLaunch } from "./launch";
import { iconOf, pictureOf } from "./picture-answer";
import { planMove } from "./plans/order";
import { planOwn } from "./plans/own";
import { planPictureRemoval, planRemoval } from "./plans/remove";
import { planSampleRemoval } from "./plans/remove-samples";
import type { Project } from "./project";
import { viewProject } from "./project-view";
import { publish, readChanges } from "./publish";
import { Refusal } from "./refusal";
import { check, save } from "./save";
import { stageDownload, stagePicture } from "./staged-files";

/** The values of a form are validated as by the build. */
const path = z.string().regex(/^(?:[^./\\:\0][^/\\:\0]*\/)*[^./\\:\0][^/\\:\0]*$/);
const target = z.object({
  type: z.string(),
  file: path.nullable().default(null),
  index: z.coerce.number().int().min(0).nullable().default(null),
  id: z.string().nullable().default(null),
});
const versioned = target.extend({ version: z.string() });
const fields = z.record(z.string(), z.unknown());
/** A path from the entry's folder. */
const stagedName = z.string().regex(/^(?:telechargements\/)?[^/\\]+\.[a-z]+$/i);
const form = target.extend({
  version: z.string().nullable(),
  value: fields,
  body: z.string().nullable(),
  base: fields,
  baseBody: z.string().nullable(),
  staged: z.record(stagedName, z.string()),
});
const upload = target.extend({
  field: z.string().default(""),
  name: z.string().default(""),
  replaces: z.string().nullable().default(null),
  /** One name a line. */
  taken: z
    .string()
    .default("")
    .transform((names) => names.split("\n").filter(Boolean)),
});
const nothing = z.unknown();
const item = z.object({ id: z.string() });
const list = z.object({ type: z.string() });
const file = z.object({ file: path });

type Route = (project: Project, said: unknown, bytes: Buffer) => unknown;

const route =
  <Shape extends z.ZodType>(
    shape: Shape,
    answer: (project: Project, said: z.infer<Shape>, bytes: Buffer) => unknown,
  ): Route =>
  (project, said, bytes) => {
    const { success, data } = shape.safeParse(said);
    if (!success) throw new Refusal(400, "Demande mal formée.");
    return answer(project, data, bytes);
  };

const done = ({ id }: { id: string }) => ({ id });

/** The API's endpoints, below `/studio/api/`. */
export const routes: Readonly<Record<string, Route>> = {
  "GET project": route(nothing, ({ sources }) => viewProject(sources)),
  "GET entry": route(target, ({ sources }, said) => viewEntry(sources, said)),
  "GET launch": route(nothing, viewLaunch),
  "GET samples": route(list, async ({ sources }, { type }) => {
    const { labels, mends } = await planSampleRemoval(sources, type);
    return { labels, mends };
  }),
  "GET bin": route(nothing, listBin),
  "GET changes": route(nothing, readChanges),
  "GET icon": route(z.object({ name: z.string() }), (_project, { name }) => iconOf(name)),
  "GET picture": route(z.object({ staged: z.string().default(""), file: z.string().default("") }), pictureOf),
  "POST picture": route(upload, stagePicture),
  "POST download": route(upload, stageDownload),
  "POST check": route(form, check),
  "POST save": route(form.extend({ isForced: z.boolean().default(false) }), (project, { isForced, ...said }) =>
    save(project, said, isForced),
  ),
  "POST move": route(versioned.extend({ to: z.int().min(0) }), async (project, said) =>
    done(await apply(project, (sources) => planMove(sources, said))),
  ),
  "POST remove": route(versioned, async (project, said) =>
    done(await apply(project, (sources) => planRemoval(sources, said))),
  ),
  "POST remove-picture": route(file, async (project, said) =>
    done(await apply(project, (sources) => planPictureRemoval(sources, said))),
  ),
  "POST remove-samples": route(list, async (project, { type }) =>
    done(await apply(project, (sources) => planSampleRemoval(sources, type))),
  ),
  /** A whole list where no file is named; all of an entry where no field is. */
  "POST own": route(target.extend({ fields: z.array(z.string()).nullable() }), async (project, said) =>
    done(await apply(project, (sources) => planOwn(sources, said))),
  ),
  "POST keep-draft": route(z.object({ title: z.string(), draft: form }), (project, { title, draft }) => ({
    id: keepDraft(project, title, draft),
  })),
  "POST restore": route(item, (project, { id }) => restore(project, id)),
  "POST forget": route(item, (project, said) => {
    forget(project, said);
    return said;
  }),
  "POST try-mail": route(nothing, ({ root }) => tryMail(root)),
  "POST publish": route(nothing, async (project) => ({ done: await publish(project) })),
  "POST abandon-update": route(nothing, ({ root }) => abandonUpdate(root)),
};
