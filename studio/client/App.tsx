import { useCallback, useState } from "react";
import { BinDialog } from "./BinDialog";
import { ChangesDialog } from "./ChangesDialog";
import { EntryGate } from "./EntryGate";
import { EntryList } from "./EntryList";
import { hasSingleEntry } from "./has-single-entry";
import { FirstHour } from "./launch/FirstHour";
import { LaunchPage } from "./launch/LaunchPage";
import { samplesOf } from "./launch/samples-of";
import { useLaunch } from "./launch/useLaunch";
import { Menu } from "./Menu";
import { newTitleOf } from "./new-title";
import { Preview } from "./Preview";
import { type Notice, TopBar } from "./TopBar";
import { useFileDropGuard } from "./useFileDrop";
import { firstHour, launchPage, useNavigation } from "./useNavigation";
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
  const { project, drafts, load, showDrafts } = useProject(fail);
  const launch = useLaunch(project, fail);
  const onMove = () => {
    setNotice({ message: "" });
    if (instead === "menu") setInstead(undefined);
  };
  const navigation = useNavigation({ project, launch, onMove });
  const { collection, target, visit, show, entryOf, openEntry, openOwnPage } = navigation;
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
      <main
        className="columns"
        data-preview={instead === "preview" || undefined}
        data-menu={instead === "menu" || undefined}
      >
        {project && (
          <Menu
            launch={launch}
            isLaunch={navigation.current === launchPage}
            onLaunch={() => openOwnPage(launchPage)}
            collections={project.collections}
            current={navigation.current ?? ""}
            onChoose={navigation.openCollection}
          />
        )}
        <div className="work">
          {navigation.current === firstHour && (
            <FirstHour
              onAnswered={() => {
                void load().then(() => {
                  openOwnPage(launchPage);
                  setNotice({ message: "C’est écrit\u00a0: la page le montre." });
                });
              }}
              onPutOff={() => openOwnPage(launchPage)}
            />
          )}
          {navigation.current === launchPage && launch && (
            <LaunchPage
              launch={launch}
              busy={operations.busy}
              onOpen={(line) => line.target && openEntry(line.target, line)}
              onOwn={(line) => void operations.own(line)}
              onOwnAll={(set) => void operations.ownAll(set)}
              onRemoveSamples={(set) => void operations.removeSamples(set)}
              onAskFirst={() => openOwnPage(firstHour)}
            />
          )}
          {collection && !target && (
            <EntryList
              key={collection.type}
              collection={collection}
              lastOpened={navigation.lastOpened}
              drafts={drafts.filter((draft) => draft.type === collection.type)}
              onDraftsChanged={showDrafts}
              busy={operations.busy}
              onOpen={(next) => openEntry(next)}
              onMove={(from, to) => void operations.move(from, to)}
              onRemove={(one) => void operations.remove(one)}
            />
          )}
          {project && collection && target && (
            <EntryGate
              key={visit}
              project={project}
              collection={collection}
              target={target}
              title={entryOf(target)?.label ?? newTitleOf(collection)}
              takesFocus={navigation.takesFocus}
              field={navigation.field}
              samples={samplesOf(launch, target)}
              onDirty={showDrafts}
              onBack={hasSingleEntry(collection) && !navigation.isFromLaunch ? undefined : navigation.close}
              backTitle={navigation.isFromLaunch ? "Mettre en ligne" : collection.title}
              onSaved={(saved) => {
                navigation.setSavedTarget(visit, saved);
                void load().then(() => {
                  show(saved.page);
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
          onRestored={(title) =>
            void operations.run(() => Promise.resolve({ message: `« ${title} » est remis en place.` }))
          }
        />
      )}
      {dialog === "changes" && (
        <ChangesDialog drafts={drafts.length} onClose={() => setDialog(undefined)} onUpdated={() => void load()} />
      )}
    </>
  );
}
