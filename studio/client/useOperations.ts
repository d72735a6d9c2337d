import { useState } from "react";
import type { CollectionView, EntrySummary, LaunchLine, LaunchSet } from "../protocol";
import { ask, messageOf } from "./api";

/** The outcome of the last operation; `undo` is the id of what undoes it. */
export type Notice = { message: string; undo?: string };

type Given = {
  collection: CollectionView | undefined;
  load: () => Promise<void>;
  onNotice: (notice: Notice) => void;
  /** Shows a page in the preview. */
  show: (page: string) => void;
};

/** What is done to entries without their form, one operation at a time. */
export function useOperations({ collection, load, onNotice, show }: Given) {
  const [busy, setBusy] = useState(false);

  /** Runs one operation at a time, then reloads the lists: each uses the indexes left by the previous one. */
  const run = async (task: () => Promise<Notice>) => {
    if (busy) return;
    setBusy(true);
    const outcome = await task().catch((error: unknown): Notice => ({ message: messageOf(error) }));
    await load();
    onNotice(outcome);
    setBusy(false);
  };
  /** Asks for a change of the files, which «Annuler» undoes. */
  const change = (route: string, body: object, message: string, page?: string) =>
    run(async () => {
      const { id } = await ask<{ id: string }>(route, body);
      if (page) show(page);
      return { message, ...(id && { undo: id }) };
    });
  const given = ({ file, index, id }: EntrySummary) => {
    const version = collection?.versions[file] ?? "";
    return { type: collection?.type, file, index, id, version };
  };
  const whole = { file: null, index: null, id: null, fields: null };

  return {
    busy,
    run,
    move: async (from: number, to: number) => {
      const entry = collection?.entries[from];
      if (entry) await change("move", { ...given(entry), to }, "Ordre enregistré.");
    },
    remove: (entry: EntrySummary) =>
      change("remove", given(entry), `« ${entry.label} » est dans la corbeille.`, collection?.page),
    undo: (id: string) => change("restore", { id }, "Remis en place."),
    customise: ({ target, field, title }: LaunchLine) =>
      change("customise", { ...target, fields: field === null ? null : [field] }, `« ${title} » est le vôtre.`),
    customiseAll: ({ type, title }: LaunchSet) =>
      change("customise", { ...whole, type }, `« ${title} » : tous sont les vôtres.`),
    removeSamples: ({ type, title }: LaunchSet) =>
      change("remove-samples", { type }, `Les exemples de « ${title} » sont dans la corbeille.`, "/"),
  };
}

export type Operations = ReturnType<typeof useOperations>;
