import { rmSync } from "node:fs";
import type { Checked, FormContent, Saved } from "../protocol";
import { apply } from "./apply";
import { countWords, formMistakes, mistakesAfter } from "./check";
import { findEntry, targetOf, viewEntry } from "./entries";
import { withPlan } from "./plan";
import { planSave } from "./plans/save";
import type { Project } from "./project";
import { stagedPaths } from "./staged-files";

/** Validates an unsaved form, and counts the words of its text. */
export async function check(project: Project, form: FormContent): Promise<Checked> {
  const { sources } = project;
  const plan = planSave(sources, form, stagedPaths(project, form), "theirs");
  const would = withPlan(sources, plan);
  const mistakes = formMistakes(would, await mistakesAfter(sources, would), plan.edited);
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
  const staged = stagedPaths(project, form);
  const { plan } = await apply(project, (sources) => planSave(sources, form, staged, isForced ? "theirs" : "refuse"));
  for (const place of staged.values()) rmSync(place, { force: true });
  const { type, file, index } = plan.edited;
  const target = targetOf(findEntry(project.sources, { type, file, index, id: null }));
  return { ...target, entry: viewEntry(project.sources, target) };
}
