import {
  isAllSample,
  groupTitles,
  type LaunchTask,
  listLaunchTasks,
  progressOf,
} from "../../src/content/launch/launch-list";
import { type LaunchGroup, launchGroups } from "../../src/collections/fields";
import { home } from "../../src/collections/home";
import { services } from "../../src/collections/services";
import { site } from "../../src/collections/site";
import { projectEnvironment } from "../../tools/project-environment";
import type { LaunchGroupView, LaunchLine, LaunchSet, LaunchView } from "../protocol";
import { collectionOf, entriesIn, isOpen, type NamedEntry, targetOf } from "./entries";
import type { Project } from "./project";

/** Whether a task is one entry of a list or a folder: those are shown as one set. */
const isInSet = ({ kind, place }: LaunchTask) => kind === "sample" && place !== undefined && place.field === undefined;

/** The launch list of the project as it is now. */
export const launchTasks = ({ root, sources }: Project): LaunchTask[] =>
  listLaunchTasks(sources, projectEnvironment(root));

/** Where the first questions are answered. */
const questions = [
  {
    title: "Qui êtes-vous\u202f?",
    detail: "Votre nom, et votre métier en une ligne.",
    collection: site,
    field: "provider",
  },
  { title: "Où travaillez-vous\u202f?", detail: "Votre ville, en haut de l’accueil.", collection: home, field: "hero" },
  {
    title: "Comment vous joindre\u202f?",
    detail: "L’adresse où arrivent les messages du formulaire.",
    collection: site,
    field: "contact",
  },
  { title: "Que proposez-vous\u202f?", detail: "Vos services et leurs prix.", collection: services, field: null },
] as const;

/** The first questions, each with the form that holds its answer. */
function firstLines({ sources }: Project): LaunchLine[] {
  return questions.flatMap(({ title, detail, collection, field }) => {
    const entry = entriesIn(sources, collection, collection.files)[0];
    return entry ? [{ title, detail, isSample: false, isOptional: false, target: targetOf(entry), field }] : [];
  });
}

/** What is left before the site is published, grouped as a person would do it. */
export function viewLaunch(project: Project): LaunchView {
  const tasks = launchTasks(project);
  const named = new Map<string, NamedEntry[]>();
  const targetIn = ({ place }: LaunchTask) => {
    if (!place) return null;
    const { file, collection, path } = place.entry;
    const entries = named.get(file) ?? entriesIn(project.sources, collection, file);
    named.set(file, entries);
    const entry = entries[Number(path[0] ?? 0)];
    return entry ? targetOf(entry) : null;
  };
  const toLine = (task: LaunchTask): LaunchLine => ({
    title: task.title,
    detail: task.detail,
    isSample: task.kind === "sample",
    isOptional: task.kind === "option",
    target: targetIn(task),
    field: task.place?.field ?? null,
  });
  const toSets = (key: LaunchGroup, left: readonly LaunchTask[]): LaunchSet[] => {
    const types = [...new Set(left.filter(isInSet).map(({ place }) => place?.entry.collection.type ?? ""))];
    return types.map((type) => {
      const collection = collectionOf(type);
      // The law asks for the legal pages.
      const canRemove = isOpen(collection) && key !== "legal";
      const lines = left.filter((task) => isInSet(task) && task.place?.entry.collection.type === type).map(toLine);
      return { type, title: collection.studio.title, canRemove, lines };
    });
  };
  const groups = launchGroups.map((key): LaunchGroupView => {
    const own = tasks.filter(({ group }) => group === key);
    const left = own.filter(({ isDone }) => !isDone);
    const { done, total } = progressOf(own);
    const lines = left.filter((task) => !isInSet(task)).map(toLine);
    return { key, title: groupTitles[key], done, total, lines, sets: toSets(key, left) };
  });
  return { ...progressOf(tasks), groups, first: isAllSample(tasks) ? firstLines(project) : [] };
}
