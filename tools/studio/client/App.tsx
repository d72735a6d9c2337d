import { useCallback, useEffect, useState } from "react";
import type { CollectionView, EntrySummary, ProjectView, Target } from "../protocol";
import { ask, messageOf, read } from "./api";
import { BinDialog } from "./BinDialog";
import { ChangesDialog } from "./ChangesDialog";
import { draftedTargets, moveDrafts } from "./drafts";
import { Editor } from "./Editor";
import { EntryList } from "./EntryList";
import { isAlone } from "./is-alone";
import { Menu } from "./Menu";
import { newIndexAfter } from "./new-index";
import { Preview } from "./Preview";
import { type Notice, TopBar } from "./TopBar";

export function App() {
  const [project, setProject] = useState<ProjectView>();
  const [type, setType] = useState("PortfolioCase");
  const [target, setTarget] = useState<Target>();
  const [page, setPage] = useState("/");
  const [notice, setNotice] = useState<Notice>({ message: "" });
  const [dialog, setDialog] = useState<"bin" | "changes">();
  const [showsPreview, setShowsPreview] = useState(false);
  const [drafts, setDrafts] = useState(draftedTargets);
  const [opened, setOpened] = useState(0);

  const showDrafts = useCallback(() => setDrafts(draftedTargets()), []);
  const load = useCallback(
    () =>
      read<ProjectView>("project").then(
        (view) => {
          setProject(view);
          showDrafts();
        },
        (error: unknown) => setNotice({ message: messageOf(error) }),
      ),
    [showDrafts],
  );
  useEffect(() => {
    void load();
  }, [load]);

  const collection = project?.collections.find((one) => one.type === type);
  const entryOf = ({ file, index }: Target) =>
    collection?.entries.find((one) => one.file === file && one.index === index);

  const open = (next: Target | undefined, at?: string) => {
    setNotice({ message: "" });
    setTarget(next);
    setOpened((count) => count + 1);
    const seen = at ?? (next && entryOf(next)?.page) ?? collection?.entries[0]?.page;
    if (seen) setPage(seen);
  };
  const choose = (chosen: CollectionView) => {
    setType(chosen.type);
    const [only] = chosen.entries;
    if (only) setPage(isAlone(chosen) || chosen.shape === "list" ? only.page : page);
    setNotice({ message: "" });
    setTarget(isAlone(chosen) && only ? { type: chosen.type, file: only.file, index: only.index } : undefined);
    setOpened((count) => count + 1);
  };

  const attempt = async (task: () => Promise<Notice>) => {
    const told = await task().catch((error: unknown): Notice => ({ message: messageOf(error) }));
    await load();
    setNotice(told);
  };
  const versionOf = (file: string) => collection?.versions[file] ?? "";

  const move = (from: number, to: number) =>
    attempt(async () => {
      const entry = collection?.entries[from];
      if (!collection || !entry) return { message: "" };
      if (collection.shape !== "list") {
        const order = collection.entries.map(({ file }) => file);
        order.splice(to, 0, ...order.splice(from, 1));
        await ask("rank", { type, order });
        return { message: "Ordre enregistré." };
      }
      await ask("move", { type, file: entry.file, index: from, to, version: versionOf(entry.file) });
      moveDrafts(type, entry.file, newIndexAfter(from, to));
      if (target && target.index !== null)
        setTarget({ ...target, index: newIndexAfter(from, to)(target.index) ?? null });
      return { message: "Ordre enregistré." };
    });

  const remove = ({ file, index, label }: EntrySummary) =>
    attempt(async () => {
      const { id } = await ask<{ id: string }>("remove", { type, file, index, version: versionOf(file) });
      if (index !== null) moveDrafts(type, file, newIndexAfter(index, undefined));
      setTarget(undefined);
      return { message: `« ${label} » est dans la corbeille.`, undo: id };
    });

  const undo = (id: string) => attempt(() => ask("restore", { id }).then(() => ({ message: "Remis en place." })));

  const isDrafted = (one: Target) =>
    drafts.some((draft) => draft.type === one.type && draft.file === one.file && draft.index === one.index);
  const entry = target && entryOf(target);
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
          {collection && !isAlone(collection) && (
            <EntryList
              key={collection.type}
              collection={collection}
              selected={target}
              drafted={isDrafted}
              onOpen={(next) => open(next)}
              onMove={(from, to) => void move(from, to)}
              onRemove={(one) => void remove(one)}
            />
          )}
          {project && collection && target && (
            <Editor
              key={`${opened}`}
              project={project}
              collection={collection}
              target={target}
              title={entry?.label ?? newTitle ?? ""}
              onDirty={showDrafts}
              onSaved={(saved) => {
                const created = target.file === null;
                void load().then(() => {
                  setPage(saved.page);
                  if (created) open(saved, saved.page);
                  setNotice({ message: "Enregistré." });
                });
              }}
            />
          )}
        </div>
        <Preview page={page} />
      </main>
      {dialog === "bin" && (
        <BinDialog
          onClose={() => setDialog(undefined)}
          onRestored={(title) => {
            setNotice({ message: `« ${title} » est remis en place.` });
            void load();
          }}
        />
      )}
      {dialog === "changes" && <ChangesDialog onClose={() => setDialog(undefined)} />}
    </>
  );
}
