import { rmSync } from "node:fs";
import type { Mistake } from "../../src/content/validate/mistake";
import type { Sources } from "../../src/content/validate/sources";
import type { Checked, FieldMistake, FormContent, Saved } from "../protocol";
import { apply } from "./apply";
import { countWords, mistakesAfter, toFieldMistakes } from "./check";
import { findEntry, targetOf, viewEntry } from "./entries";
import { withPlan } from "./plan";
import { planSave, type SavePlan } from "./plans/save";
import type { Project } from "./project";
import { Refusal } from "./refusal";
import { stagedPaths } from "./staged-files";

/** Errors of an entry, and those that it would cause elsewhere. */
function formMistakes(
  type: string,
  plan: SavePlan,
  would: Sources,
  { after, added }: { after: readonly Mistake[]; added: readonly Mistake[] },
): FieldMistake[] {
  const edited = { ...plan, type };
  const own = toFieldMistakes(would, after, edited).filter(({ elsewhere }) => elsewhere === undefined);
  const caused = toFieldMistakes(would, added, edited).filter(({ elsewhere }) => elsewhere !== undefined);
  return [...own, ...caused];
}

/** Validates an unsaved form, and counts the words of its text. */
export async function check(project: Project, form: FormContent): Promise<Checked> {
  const { sources } = project;
  const plan = planSave(sources, form, stagedPaths(project, form), "theirs");
  const would = withPlan(sources, plan);
  const mistakes = formMistakes(form.type, plan, would, await mistakesAfter(sources, would));
  return { mistakes, words: form.body === null ? 0 : await countWords(sources, form.body) };
}

/**
 * Saves a form to its file.
 *
 * @param isForced keeps the form's version where the file has changed at the same place; the other goes to the bin.
 * @throws {Refusal} 409 for such a change, 422 when the build would refuse what it holds.
 */
export async function save(
  project: Project,
  { isForced, ...form }: FormContent & { isForced: boolean },
): Promise<Saved> {
  const { type } = form;
  const staged = stagedPaths(project, form);
  const { plan } = await apply(
    project,
    (sources) => planSave(sources, form, staged, isForced ? "theirs" : "refuse"),
    (made, would, found) => {
      const mistakes = formMistakes(type, made, would, found);
      if (mistakes.length > 0) throw new Refusal(422, made.refusal, { mistakes });
    },
  );
  for (const place of staged.values()) rmSync(place, { force: true });
  const target = targetOf(findEntry(project.sources, { type, file: plan.file, index: plan.index, id: null }));
  return { ...target, entry: viewEntry(project.sources, target) };
}
