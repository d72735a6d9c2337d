import { posix } from "node:path";
import { z } from "zod";
import { matcher } from "../../src/content/project/project-files";
import { tryMail } from "../../tools/try-mail";
import type { Target } from "../protocol";
import { moveInList, reorder, remove, removePicture, restoreEntry } from "./entry-operations";
import { listBin } from "./bin";
import { collectionOf, findEntry, hasOwnFolder, targetOf, viewEntry } from "./entries";
import { ChangedMeanwhile, safePath } from "./files";
import { abandonUpdate, finishUpdate, refuseWhileUpdating, resolveConflict } from "./git-conflict";
import {
  answersShape,
  conflictShape,
  moveShape,
  ownShape,
  pictureShape,
  rankShape,
  restoreShape,
  samplesShape,
  targetShape,
  versionedShape,
  formShape,
} from "./request-shapes";
import { answerFirst } from "./first-hour";
import { viewLaunch } from "./launch";
import { iconOf, pictureOf } from "./picture-answer";
import type { Project } from "./project";
import { viewProject } from "./project-view";
import { readChanges, publish } from "./publish";
import { Refusal } from "./refusal";
import { makeOwn, previewRemoval, removeSamples } from "./samples";
import { check, save } from "./save";
import { schemaOf } from "./schema-of";
import { figure, type Required } from "./resize-picture";
import { stageDownload, stagePicture } from "./staged-files";

/** A parsed request. */
export type ParsedRequest = { query: URLSearchParams; json: unknown; bytes: Buffer };

export type Answer = (project: Project, request: ParsedRequest) => unknown;

const parse = <Shape extends z.ZodType>(shape: Shape, value: unknown): z.infer<Shape> => {
  const { success, data } = shape.safeParse(value);
  if (!success) throw new Refusal(400, "Demande mal formée.");
  return data;
};

/** Checks that a request targets a file of its collection, and finds where its entry is now. */
function checkTarget<Kind extends Target>(project: Project, target: Kind): Kind {
  if (target.file === null) return target;
  const { files } = collectionOf(target.type);
  if (!matcher(files)(target.file)) throw new Refusal(404, `${target.file} n’existe pas ou plus.`);
  safePath(project.root, target.file);
  return target.id === null ? target : { ...target, ...targetOf(findEntry(project.sources, target)) };
}

const targetIn = (project: Project, query: URLSearchParams): Target =>
  checkTarget(
    project,
    parse(targetShape, {
      type: query.get("type"),
      file: query.get("file"),
      index: query.has("index") ? Number(query.get("index")) : null,
      id: query.get("id"),
    }),
  );

/** What is required of an image, from its field's schema. */
function requiredOf(type: string, field: string): Required {
  return (schemaOf(collectionOf(type)).properties?.[field]?.picture as Required | undefined) ?? figure;
}

/** The folder of an article's images is its own; other collections share one. */
const folderOf = ({ type, file }: Target) => {
  const collection = collectionOf(type);
  if (file !== null) return posix.dirname(file);
  return hasOwnFolder(collection) ? null : posix.dirname(collection.files);
};

const namedIn = (target: Target, query: URLSearchParams) => ({
  folder: folderOf(target),
  name: query.get("name") ?? "",
  replaces: query.get("replaces"),
  taken: parse(z.array(z.string()), JSON.parse(query.get("taken") ?? "[]")),
});

/** Refused while a git update waits for the provider; begun again when a file changes on disk meanwhile. */
const writing =
  (route: Answer): Answer =>
  async (project, request) => {
    await refuseWhileUpdating(project.root);
    try {
      return await route(project, request);
    } catch (error) {
      if (!(error instanceof ChangedMeanwhile)) throw error;
      return route(project, request);
    }
  };

/** The API's endpoints, below `/studio/api/`. */
export const routes: Readonly<Record<string, Answer>> = {
  "GET project": ({ sources }) => viewProject(sources),
  "GET entry": (project, { query }) => viewEntry(project.sources, targetIn(project, query)),
  "GET launch": (project) => viewLaunch(project),
  "GET samples": (project, { query }) => previewRemoval(project, query.get("type") ?? ""),
  "GET bin": (project) => listBin(project),
  "GET changes": (project) => readChanges(project),
  "GET icon": (_project, { query }) => iconOf(query.get("name") ?? ""),
  "GET picture": (project, { query }) => pictureOf(project, query),
  "POST check": (project, { json }) => check(project, checkTarget(project, parse(formShape, json))),
  "POST save": writing((project, { json }) => save(project, checkTarget(project, parse(formShape, json)))),
  "POST move": writing((project, { json }) => {
    moveInList(project, checkTarget(project, parse(moveShape, json)));
    return { done: true };
  }),
  "POST rank": writing((project, { json }) => {
    const { type, order } = parse(rankShape, json);
    reorder(project, type, order);
    return { done: true };
  }),
  "POST remove": writing(async (project, { json }) => ({
    id: await remove(project, checkTarget(project, parse(versionedShape, json))),
  })),
  "POST restore": writing(async (project, { json }) => {
    await restoreEntry(project, parse(restoreShape, json).id);
    return { done: true };
  }),
  "POST own": writing((project, { json }) => {
    const { fields, ...target } = parse(ownShape, json);
    makeOwn(project, checkTarget(project, target), fields ?? undefined);
    return { done: true };
  }),
  "POST remove-samples": writing(async (project, { json }) => ({
    id: await removeSamples(project, parse(samplesShape, json).type),
  })),
  "POST first-hour": writing(async (project, { json }) => {
    await answerFirst(project, parse(answersShape, json));
    return { done: true };
  }),
  "POST try-mail": ({ root }) => tryMail(root),
  "POST remove-picture": writing((project, { json }) => ({
    id: removePicture(project, parse(pictureShape, json).file),
  })),
  "POST resolve-conflict": (project, { json }) => resolveConflict(project.root, parse(conflictShape, json)),
  "POST finish-update": (project) => finishUpdate(project.root),
  "POST abandon-update": (project) => abandonUpdate(project.root),
  "POST publish": async (project) => ({ done: await publish(project) }),
  "POST picture": (project, { query, bytes }) => {
    const target = targetIn(project, query);
    return stagePicture(project, bytes, requiredOf(target.type, query.get("field") ?? ""), namedIn(target, query));
  },
  "POST download": (project, { query, bytes }) =>
    stageDownload(project, bytes, namedIn(targetIn(project, query), query)),
};
