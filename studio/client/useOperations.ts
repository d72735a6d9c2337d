import { useState } from "react";
import type { CollectionView, EntrySummary, LaunchLine, LaunchSet } from "../protocol";
import { ask, messageOf } from "./api";
import { targetOf } from "./entry-target";
import type { Notice } from "./TopBar";

type Given = {
  collection: CollectionView | undefined;
  load: () => Promise<void>;
  onNotice: (notice: Notice) => void;
  /** Shows a page in the preview. */
  show: (page: string) => void;
};

const binned = (what: string, plural = false) => `${what} ${plural ? "sont" : "est"} dans la corbeille.`;

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
  const versionOf = (file: string) => collection?.versions[file] ?? "";

  const move = (from: number, to: number) =>
    run(async () => {
      const entry = collection?.entries[from];
      if (!entry) return { message: "" };
      if (collection.shape === "list") {
        await ask("move", { ...targetOf(collection.type, entry), to, version: versionOf(entry.file) });
      } else {
        const order = collection.entries.map(({ file }) => file);
        order.splice(to, 0, ...order.splice(from, 1));
        await ask("rank", { type: collection.type, order });
      }
      return { message: "Ordre enregistré." };
    });

  const remove = (entry: EntrySummary) =>
    run(async () => {
      const target = targetOf(collection?.type ?? "", entry);
      const { id } = await ask<{ id: string }>("remove", { ...target, version: versionOf(entry.file) });
      show(collection?.page ?? "/");
      return { message: binned(`« ${entry.label} »`), undo: id };
    });

  const undo = (id: string) => run(() => ask("restore", { id }).then(() => ({ message: "Remis en place." })));

  const own = ({ target, field, title }: LaunchLine) =>
    run(async () => {
      await ask("own", { ...target, fields: field === null ? null : [field] });
      return { message: `« ${title} » est le vôtre.` };
    });

  const ownAll = ({ type, title }: LaunchSet) =>
    run(async () => {
      await ask("own", { type, file: null, index: null, id: null, fields: null });
      return { message: `« ${title} » : tous sont les vôtres.` };
    });

  const removeSamples = ({ type, title }: LaunchSet) =>
    run(async () => {
      const { id } = await ask<{ id: string }>("remove-samples", { type });
      show("/");
      return { message: binned(`Les exemples de « ${title} »`, true), undo: id };
    });

  return { busy, run, move, remove, undo, own, ownAll, removeSamples };
}
