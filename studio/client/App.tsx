import { useCallback, useEffect, useRef, useState } from "react";
import type { CollectionView } from "../protocol";
import { BinDialog } from "./BinDialog";
import { ChangesDialog } from "./ChangesDialog";
import { Editor } from "./Editor";
import { EntryList } from "./EntryList";
import { LaunchPage, samplesOf } from "./LaunchPage";
import { Preview } from "./Preview";
import { hasSingleEntry, launchPage, useNavigation } from "./useNavigation";
import { type Notice, useOperations } from "./useOperations";
import { useProject } from "./useProject";

/** Prevents a file dropped outside a file input from being opened instead of the studio. */
function useFileDropGuard(): void {
  useEffect(() => {
    const stop = new AbortController();
    const prevent = (event: DragEvent) => {
      const isInput = event.target instanceof Element && event.target.matches("input[type='file']");
      if (event.dataTransfer?.types.includes("Files") && !isInput) event.preventDefault();
    };
    for (const name of ["dragover", "drop"] as const) window.addEventListener(name, prevent, { signal: stop.signal });
    return () => stop.abort();
  }, []);
}

/** The collections by group, to choose from. */
function MenuGroups({ collections, current, onChoose }: MenuProps) {
  return [...new Set(collections.map(({ group }) => group))].map((group) => (
    <section key={group} aria-label={group}>
      <h2>{group}</h2>
      {collections
        .filter((collection) => collection.group === group)
        .map((collection) => (
          <button
            key={collection.type}
            type="button"
            aria-current={collection.type === current || undefined}
            onClick={() => onChoose(collection)}
          >
            {collection.title}
          </button>
        ))}
    </section>
  ));
}

type MenuProps = {
  collections: readonly CollectionView[];
  current: string | undefined;
  onChoose: (collection: CollectionView) => void;
};

export function App() {
  const [notice, setNotice] = useState<Notice>({ message: "" });
  const [dialog, setDialog] = useState<"bin" | "changes">();
  /** On a screen too narrow for all, what is shown instead of the list or the form. */
  const [instead, setInstead] = useState<"menu" | "preview">();
  const noticePlace = useRef<HTMLDivElement>(null);
  useFileDropGuard();

  const fail = useCallback((message: string) => setNotice({ message }), []);
  const { project, launch, drafts, load, showDrafts } = useProject(fail);
  const onMove = () => {
    setNotice({ message: "" });
    setInstead(undefined);
  };
  const navigation = useNavigation({ project, launch, onMove });
  const { collection, target, visit, current, show, openEntry, openLaunch } = navigation;
  const operations = useOperations({ collection, load, onNotice: setNotice, show });

  const partToggle = (part: "menu" | "preview", label: string) => (
    <button
      type="button"
      className={`${part}Toggle`}
      aria-pressed={instead === part}
      onClick={() => setInstead(instead === part ? undefined : part)}
    >
      {label}
    </button>
  );
  const undo = (id: string) => {
    // The button goes with its notice: the focus stays near.
    noticePlace.current?.focus();
    void operations.undo(id);
  };
  return (
    <>
      <header className="top">
        <h1>Studio</h1>
        <div role="status" className="topNotice" ref={noticePlace} tabIndex={-1}>
          {notice.message}
          {notice.undo && (
            <button type="button" className="link" onClick={() => undo(notice.undo ?? "")}>
              Annuler
            </button>
          )}
        </div>
        {partToggle("menu", "Contenus")}
        {partToggle("preview", "Aperçu")}
        <button type="button" onClick={() => setDialog("bin")}>
          Corbeille
        </button>
        <button type="button" className="primary" onClick={() => setDialog("changes")}>
          Ce qui a changé
        </button>
      </header>
      <main className="columns" data-instead={instead}>
        {project && (
          <nav className="menu" aria-label="Contenus du site">
            {launch && (
              <button type="button" aria-current={current === launchPage || undefined} onClick={openLaunch}>
                <strong>Mettre en ligne</strong> <span className="help">{launch.words}</span>
              </button>
            )}
            <MenuGroups collections={project.collections} current={current} onChoose={navigation.openCollection} />
          </nav>
        )}
        <div className="work">
          {current === launchPage && launch && (
            <LaunchPage
              launch={launch}
              operations={operations}
              onOpen={(line) => line.target && openEntry(line.target, line.field ?? undefined, true)}
            />
          )}
          {collection && !target && (
            <EntryList
              key={collection.type}
              collection={collection}
              lastOpened={navigation.lastOpened}
              drafts={drafts.filter((draft) => draft.type === collection.type)}
              operations={operations}
              onOpen={(next) => openEntry(next)}
            />
          )}
          {project && collection && target && (
            <Editor
              key={visit}
              project={project}
              collection={collection}
              target={target}
              takesFocus={navigation.takesFocus}
              field={navigation.field}
              samples={samplesOf(launch, target)}
              onDirty={showDrafts}
              onBack={hasSingleEntry(collection) && !navigation.isFromLaunch ? undefined : navigation.close}
              backTitle={navigation.isFromLaunch ? "Mettre en ligne" : collection.title}
              onSaved={(saved) => {
                navigation.setSavedTarget(visit, saved);
                void load().then(() => {
                  show(saved.entry.page);
                  setNotice({ message: "Enregistré." });
                });
              }}
            />
          )}
        </div>
        <Preview shown={navigation.page} />
      </main>
      {dialog === "bin" && (
        <BinDialog
          onClose={() => setDialog(undefined)}
          onRestored={(title, undoId) =>
            void operations.run(() => Promise.resolve({ message: `« ${title} » est remis en place.`, undo: undoId }))
          }
          onDraft={(draft) => {
            setDialog(undefined);
            openEntry(draft);
          }}
        />
      )}
      {dialog === "changes" && (
        <ChangesDialog drafts={drafts.length} onClose={() => setDialog(undefined)} onUpdated={() => void load()} />
      )}
    </>
  );
}
