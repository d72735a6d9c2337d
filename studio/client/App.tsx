import { useCallback, useState } from "react";
import type { CollectionView, EntrySummary, Target } from "../protocol";
import { ask, messageOf } from "./api";
import { BinDialog } from "./BinDialog";
import { ChangesDialog } from "./ChangesDialog";
import { EntryGate } from "./EntryGate";
import { targetOf } from "./entry-target";
import { EntryList } from "./EntryList";
import { hasSingleEntry } from "./has-single-entry";
import { Menu } from "./Menu";
import { newTitleOf } from "./new-title";
import { Preview } from "./Preview";
import { type Notice, TopBar } from "./TopBar";
import { useFileDropGuard } from "./useFileDrop";
import { useOpenEntry } from "./useOpenEntry";
import { useProject } from "./useProject";

export function App() {
  const [type, setType] = useState("PortfolioCase");
  const [notice, setNotice] = useState<Notice>({ message: "" });
  const [dialog, setDialog] = useState<"bin" | "changes">();
  /** On a screen too narrow for all, what is shown instead of the list or the form. */
  const [instead, setInstead] = useState<"menu" | "preview">();
  const toggle = (part: "menu" | "preview") => setInstead(instead === part ? undefined : part);
  const [busy, setBusy] = useState(false);
  const { target, lastOpened, visit, takesFocus, page, show, open, setSavedTarget } = useOpenEntry("/#realisations");
  useFileDropGuard();

  const fail = useCallback((message: string) => setNotice({ message }), []);
  const { project, drafts, load, showDrafts } = useProject(fail);

  const collection = project?.collections.find((one) => one.type === type);
  const entryOf = ({ file, id }: Target) => collection?.entries.find((one) => one.file === file && one.id === id);

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
    if (instead === "menu") setInstead(undefined);
    setNotice({ message: "" });
    const [only] = chosen.entries;
    open(hasSingleEntry(chosen) && only ? targetOf(chosen.type, only) : undefined);
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
        await ask("move", { ...targetOf(type, entry), to, version: versionOf(entry.file) });
      } else {
        const order = collection.entries.map(({ file }) => file);
        order.splice(to, 0, ...order.splice(from, 1));
        await ask("rank", { type, order });
      }
      return { message: "Ordre enregistré." };
    });

  const remove = (entry: EntrySummary) =>
    runOperation(async () => {
      const { id } = await ask<{ id: string }>("remove", { ...targetOf(type, entry), version: versionOf(entry.file) });
      show(collection?.page ?? "/");
      return { message: `« ${entry.label} » est dans la corbeille.`, undo: id };
    });

  const undo = (id: string) => runOperation(() => ask("restore", { id }).then(() => ({ message: "Remis en place." })));

  return (
    <>
      <TopBar
        notice={notice}
        showsPreview={instead === "preview"}
        showsMenu={instead === "menu"}
        onMenu={() => toggle("menu")}
        onUndo={(id) => void undo(id)}
        onPreview={() => toggle("preview")}
        onBin={() => setDialog("bin")}
        onChanges={() => setDialog("changes")}
      />
      <main
        className="columns"
        data-preview={instead === "preview" || undefined}
        data-menu={instead === "menu" || undefined}
      >
        {project && <Menu collections={project.collections} current={type} onChoose={openCollection} />}
        <div className="work">
          {collection && !target && (
            <EntryList
              key={collection.type}
              collection={collection}
              lastOpened={lastOpened}
              drafts={drafts.filter((draft) => draft.type === type)}
              onDraftsChanged={showDrafts}
              busy={busy}
              onOpen={openEntry}
              onMove={(from, to) => void move(from, to)}
              onRemove={(one) => void remove(one)}
            />
          )}
          {project && collection && target && (
            <EntryGate
              key={visit}
              project={project}
              collection={collection}
              target={target}
              title={entryOf(target)?.label ?? newTitleOf(collection)}
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
          onRestored={(title) =>
            void runOperation(() => Promise.resolve({ message: `« ${title} » est remis en place.` }))
          }
        />
      )}
      {dialog === "changes" && (
        <ChangesDialog drafts={drafts.length} onClose={() => setDialog(undefined)} onUpdated={() => void load()} />
      )}
    </>
  );
}
