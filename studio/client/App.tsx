import { useCallback, useState } from "react";
import type { CollectionView, EntrySummary, Restored, Target } from "../protocol";
import { ask, messageOf } from "./api";
import { BinDialog } from "./BinDialog";
import { ChangesDialog } from "./ChangesDialog";
import { Editor } from "./Editor";
import { EntryList } from "./EntryList";
import { isAlone } from "./is-alone";
import { Menu } from "./Menu";
import { newIndexAfter, newIndexBeside } from "./new-index";
import { Preview } from "./Preview";
import { type Notice, TopBar } from "./TopBar";
import { useFileDropGuard } from "./useFileDrop";
import { useOpened } from "./useOpened";
import { useProject } from "./useProject";

export function App() {
  const [type, setType] = useState("PortfolioCase");
  const [notice, setNotice] = useState<Notice>({ message: "" });
  const [dialog, setDialog] = useState<"bin" | "changes">();
  const [showsPreview, setShowsPreview] = useState(false);
  const [busy, setBusy] = useState(false);
  const { target, left, visit, takesFocus, page, show, open, settle, follow } = useOpened("/#realisations");
  useFileDropGuard();

  const fail = useCallback((message: string) => setNotice({ message }), []);
  const { project, drafts, load, showDrafts } = useProject(fail);

  const collection = project?.collections.find((one) => one.type === type);
  const entryOf = ({ file, index }: Target) =>
    collection?.entries.find((one) => one.file === file && one.index === index);

  const openEntry = (next: Target) => {
    setNotice({ message: "" });
    open(next);
    show(entryOf(next)?.page ?? collection?.page ?? "/");
  };
  const close = () => {
    setNotice({ message: "" });
    open(undefined);
    show(collection?.page ?? "/");
  };
  const choose = (chosen: CollectionView) => {
    setType(chosen.type);
    setNotice({ message: "" });
    const [only] = chosen.entries;
    open(isAlone(chosen) && only ? { type: chosen.type, file: only.file, index: only.index } : undefined);
    show(isAlone(chosen) && only ? only.page : chosen.page);
  };

  /** Runs one operation at a time, then reloads the lists: each uses the indexes left by the previous one. */
  const attempt = async (task: () => Promise<Notice>) => {
    if (busy) return;
    setBusy(true);
    const told = await task().catch((error: unknown): Notice => ({ message: messageOf(error) }));
    await load();
    setNotice(told);
    setBusy(false);
  };
  const versionOf = (file: string) => collection?.versions[file] ?? "";

  const move = (from: number, to: number) =>
    attempt(async () => {
      const entry = collection?.entries[from];
      if (!collection || !entry) return { message: "" };
      if (collection.shape === "list") {
        await ask("move", { type, file: entry.file, index: from, to, version: versionOf(entry.file) });
        follow(entry.file, newIndexAfter(from, to));
      } else {
        const order = collection.entries.map(({ file }) => file);
        order.splice(to, 0, ...order.splice(from, 1));
        await ask("rank", { type, order });
      }
      return { message: "Ordre enregistré." };
    });

  const remove = ({ file, index, label }: EntrySummary) =>
    attempt(async () => {
      const { id } = await ask<{ id: string }>("remove", { type, file, index, version: versionOf(file) });
      if (index !== null) follow(file, newIndexAfter(index, undefined));
      else if (target?.file === file) open(undefined);
      show(collection?.page ?? "/");
      return { message: `« ${label} » est dans la corbeille.`, undo: id };
    });

  const putBack = ({ file, index }: Restored, message: string): Notice => {
    if (index !== null) follow(file, newIndexBeside(index));
    return { message };
  };
  const undo = (id: string) =>
    attempt(() => ask<Restored>("restore", { id }).then((restored) => putBack(restored, "Remis en place.")));

  const isDrafted = (one: Target) =>
    drafts.some((draft) => draft.type === one.type && draft.file === one.file && draft.index === one.index);
  const newTitle = collection && `${collection.feminine ? "Nouvelle" : "Nouveau"} ${collection.nouns[0]}`;
  return (
    <>
      <TopBar
        notice={notice}
        showsPreview={showsPreview}
        onUndo={(id) => void undo(id)}
        onPreview={() => setShowsPreview(!showsPreview)}
        onBin={() => setDialog("bin")}
        onChanges={() => setDialog("changes")}
      />
      <main className="columns" data-preview={showsPreview || undefined}>
        {project && <Menu collections={project.collections} current={type} onChoose={choose} />}
        <div className="work">
          {collection && !target && (
            <EntryList
              key={collection.type}
              collection={collection}
              left={left}
              drafted={isDrafted}
              busy={busy}
              onOpen={openEntry}
              onMove={(from, to) => void move(from, to)}
              onRemove={(one) => void remove(one)}
            />
          )}
          {project && collection && target && (
            <Editor
              key={visit}
              project={project}
              collection={collection}
              target={target}
              title={entryOf(target)?.label ?? newTitle ?? ""}
              takesFocus={takesFocus}
              onDirty={showDrafts}
              onBack={isAlone(collection) ? undefined : close}
              onSaved={(saved) => {
                settle(visit, saved);
                void load().then(() => {
                  show(saved.page);
                  setNotice({ message: "Enregistré." });
                });
              }}
            />
          )}
        </div>
        <Preview shown={page} />
      </main>
      {dialog === "bin" && (
        <BinDialog
          onClose={() => setDialog(undefined)}
          onRestored={(title, restored) =>
            void attempt(() => Promise.resolve(putBack(restored, `« ${title} » est remis en place.`)))
          }
        />
      )}
      {dialog === "changes" && <ChangesDialog drafts={drafts.length} onClose={() => setDialog(undefined)} />}
    </>
  );
}
