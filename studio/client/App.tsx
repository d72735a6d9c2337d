import { useCallback, useState } from "react";
import { BinDialog } from "./BinDialog";
import { ChangesDialog } from "./ChangesDialog";
import { Editor } from "./Editor";
import { EntryList } from "./EntryList";
import { LaunchPage, samplesOf } from "./launch/LaunchPage";
import { Menu } from "./Menu";
import { Preview } from "./Preview";
import { type Notice, TopBar } from "./TopBar";
import { useFileDropGuard } from "./useFileDrop";
import { hasSingleEntry, launchPage, useNavigation } from "./useNavigation";
import { useOperations } from "./useOperations";
import { useProject } from "./useProject";

export function App() {
  const [notice, setNotice] = useState<Notice>({ message: "" });
  const [dialog, setDialog] = useState<"bin" | "changes">();
  /** On a screen too narrow for all, what is shown instead of the list or the form. */
  const [instead, setInstead] = useState<"menu" | "preview">();
  const toggle = (part: "menu" | "preview") => setInstead(instead === part ? undefined : part);
  useFileDropGuard();

  const fail = useCallback((message: string) => setNotice({ message }), []);
  const { project, launch, drafts, load, showDrafts } = useProject(fail);
  const onMove = () => {
    setNotice({ message: "" });
    setInstead(undefined);
  };
  const navigation = useNavigation({ project, launch, onMove });
  const { collection, target, visit, show, openEntry, openLaunch } = navigation;
  const operations = useOperations({ collection, load, onNotice: setNotice, show });

  return (
    <>
      <TopBar
        notice={notice}
        showsPreview={instead === "preview"}
        showsMenu={instead === "menu"}
        onMenu={() => toggle("menu")}
        onUndo={(id) => void operations.undo(id)}
        onPreview={() => toggle("preview")}
        onBin={() => setDialog("bin")}
        onChanges={() => setDialog("changes")}
      />
      <main className="columns" data-instead={instead}>
        {project && (
          <Menu
            launch={launch}
            onLaunch={openLaunch}
            collections={project.collections}
            current={navigation.current}
            onChoose={navigation.openCollection}
          />
        )}
        <div className="work">
          {navigation.current === launchPage && launch && (
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
              onDraftsChanged={showDrafts}
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
          onRestored={(title, undo) =>
            void operations.run(() => Promise.resolve({ message: `« ${title} » est remis en place.`, undo }))
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
