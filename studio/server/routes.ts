import { z } from "zod";
import { sendProjectTestMail } from "../../tools/send-project-test-mail";
import type { Sources } from "../../src/content/validate/sources";
import { formContent, projectPath, target } from "../protocol";
import { apply } from "./apply";
import { forget, keepDraft, listBin, restore } from "./bin";
import { viewEntry } from "./entries";
import { abandonUpdate } from "./git-conflict";
import { viewLaunch } from "./launch";
import { iconOf, pictureOf } from "./picture-answer";
import { planMove } from "./plans/order";
import { planCustomise } from "./plans/customise";
import { planPictureRemoval, planRemoval } from "./plans/remove";
import { planSampleRemoval } from "./plans/remove-samples";
import type { Plan } from "./plan";
import type { Project } from "./project";
import { viewProject } from "./project-view";
import { publish, readChanges } from "./publish";
import { Refusal } from "./refusal";
import { check, save } from "./save";
import { stageDownload, stagePicture } from "./staged-files";

const versioned = target.extend({ version: z.string() });
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

type Route = (project: Project, request: unknown, bytes: Buffer) => unknown;

const route =
  <Shape extends z.ZodType>(
    shape: Shape,
    answer: (project: Project, request: z.infer<Shape>, bytes: Buffer) => unknown,
  ): Route =>
  (project, request, bytes) => {
    const { success, data } = shape.safeParse(request);
    if (!success) throw new Refusal(400, "Demande mal formée.");
    return answer(project, data, bytes);
  };

/** A route that writes; it answers with the id of what undoes the change. */
const change = <Shape extends z.ZodType>(
  shape: Shape,
  makePlan: (sources: Sources, request: z.infer<Shape>) => Plan | Promise<Plan>,
): Route =>
  route(shape, async (project, request) => {
    const { id } = await apply(project, (sources) => makePlan(sources, request));
    return { id };
  });

/** The API's endpoints, below `/studio/api/`. */
export const routes: Readonly<Record<string, Route>> = {
  "GET project": route(nothing, ({ sources }) => viewProject(sources)),
  "GET entry": route(target, ({ sources }, request) => viewEntry(sources, request)),
  "GET launch": route(nothing, viewLaunch),
  "GET samples": route(list, async ({ sources }, { type }) => {
    const { labels, alsoRemoved } = await planSampleRemoval(sources, type);
    return { labels, alsoRemoved };
  }),
  "GET bin": route(nothing, listBin),
  "GET changes": route(nothing, readChanges),
  "GET icon": route(z.object({ name: z.string() }), (_project, { name }) => iconOf(name)),
  "GET picture": route(z.object({ staged: z.string().default(""), file: z.string().default("") }), pictureOf),
  "POST picture": route(upload, stagePicture),
  "POST download": route(upload, stageDownload),
  "POST check": route(formContent, check),
  "POST save": route(formContent.extend({ isForced: z.boolean().default(false) }), save),
  "POST move": change(versioned.extend({ to: z.int().min(0) }), planMove),
  "POST remove": change(versioned, planRemoval),
  "POST remove-picture": change(z.object({ file: projectPath }), planPictureRemoval),
  "POST remove-samples": change(list, (sources, { type }) => planSampleRemoval(sources, type)),
  /** A whole list where no file is named; all of an entry where no field is. */
  "POST customise": change(target.extend({ fields: z.array(z.string()).nullable() }), planCustomise),
  "POST keep-draft": route(z.object({ title: z.string(), draft: formContent }), keepDraft),
  "POST restore": route(item, restore),
  "POST forget": route(item, forget),
  "POST send-test-mail": route(nothing, ({ root }) => sendProjectTestMail(root)),
  "POST publish": route(nothing, async (project) => ({ done: await publish(project) })),
  "POST abandon-update": route(nothing, ({ root }) => abandonUpdate(root)),
};
