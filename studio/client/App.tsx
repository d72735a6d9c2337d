import { useCallback, useState } from "react";
import type { CollectionView, EntrySummary, Restored, Target } from "../protocol";
import { ask, messageOf } from "./api";
import { BinDialog } from "./BinDialog";
import { ChangesDialog } from "./ChangesDialog";
import { Editor } from "./Editor";
import { EntryList } from "./EntryList";
import { hasSingleEntry } from "./has-single-entry";
import { Menu } from "./Menu";
import { indexAfterMove, indexAfterInsert } from "./new-index";
import { Preview } from "./Preview";
import { type Notice, TopBar } from "./TopBar";
import { useFileDropGuard } from "./useFileDrop";
import { useOpenEntry } from "./useOpenEntry";
import { useProject } from "./useProject";

export function App() {
  const [type, setType] = useState("PortfolioCase");
  const [notice, setNotice] = useState<Notice>({ message: "" });
  const [dialog, setDialog] = useState<"bin" | "changes">();
  const [showsPreview, setShowsPreview] = useState(false);
  const [busy, setBusy] = useState(false);
  const { target, lastOpened, visit, takesFocus, page, show, open, setSavedTarget, reindex } =
    useOpenEntry("/#realisations");
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
  const openCollection = (chosen: CollectionView) => {
    setType(chosen.type);
    setNotice({ message: "" });
    const [only] = chosen.entries;
    open(hasSingleEntry(chosen) && only ? { type: chosen.type, file: only.file, index: only.index } : undefined);
    show(hasSingleEntry(chosen) && only ? only.page : chosen.page);
  };

  /** Runs one operation at a time, then reloads the lists: each uses the indexes left by the previous one. */
  const runOperation = async (task: () => Promise<Notice>) => {
    if (busy) return;
    setBusy(true);
    const outcome = await task().catch((error: unknown): Notice => ({ message: messageOf(error) }));
    await load();
    setNotice(outcome);
    setBusy(false);
  };
  const versionOf = (file: string) => collection?.versions[file] ?? "";

  const move = (from: number, to: number) =>
    runOperation(async () => {
      const entry = collection?.entries[from];
      if (!collection || !entry) return { message: "" };
      if (collection.shape === "list") {
        await ask("move", { type, file: entry.file, index: from, to, version: versionOf(entry.file) });
        reindex(entry.file, indexAfterMove(from, to));
      } else {
        const order = collection.entries.map(({ file }) => file);
        order.splice(to, 0, ...order.splice(from, 1));
        await ask("rank", { type, order });
      }
      return { message: "Ordre enregistré." };
    });

  const remove = ({ file, index, label }: EntrySummary) =>
    runOperation(async () => {
      const { id } = await ask<{ id: string }>("remove", { type, file, index, version: versionOf(file) });
      if (index !== null) reindex(file, indexAfterMove(index, undefined));
      else if (target?.file === file) open(undefined);
      show(collection?.page ?? "/");
      return { message: `« ${label} » est dans la corbeille.`, undo: id };
    });

  const noticeRestored = ({ file, index }: Restored, message: string): Notice => {
    if (index !== null) reindex(file, indexAfterInsert(index));
    return { message };
  };
  const undo = (id: string) =>
    runOperation(() =>
      ask<Restored>("restore", { id }).then((restored) => noticeRestored(restored, "Remis en place.")),
    );

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
        {project && <Menu collections={project.collections} current={type} onChoose={openCollection} />}
        <div className="work">
          {collection && !target && (
            <EntryList
              key={collection.type}
              collection={collection}
              lastOpened={lastOpened}
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
              onBack={hasSingleEntry(collection) ? undefined : close}
              onSaved={(saved) => {
                setSavedTarget(visit, saved);
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
            void runOperation(() => Promise.resolve(noticeRestored(restored, `« ${title} » est remis en place.`)))
          }
        />
      )}
      {dialog === "changes" && <ChangesDialog drafts={drafts.length} onClose={() => setDialog(undefined)} />}
    </>
  );
}
