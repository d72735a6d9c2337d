import { useState } from "react";
import type { CollectionView, LaunchLine, LaunchView, ProjectView, Target } from "../protocol";
import { targetOf } from "./entry-target";
import { hasSingleEntry } from "./has-single-entry";
import { readFirstHour } from "./launch/first-answers";
import { useOpenEntry } from "./useOpenEntry";

/** The studio's own pages, which the working column shows like a collection. */
export const launchPage = "launch page";
export const firstHour = "first hour";

type Given = {
  project: ProjectView | undefined;
  launch: LaunchView | null | undefined;
  /** Called at each step. */
  onMove: () => void;
};

/** What the working column shows: a collection or one of its entries, the launch list, the first questions. */
export function useNavigation({ project, launch, onMove }: Given) {
  /** A collection's type or an own page; undefined until something is chosen. */
  const [chosen, setChosen] = useState<string>();
  /** The open form was reached from the launch list, and leads back to it. */
  const [isFromLaunch, setFromLaunch] = useState(false);
  const { open, show, ...opened } = useOpenEntry("/#realisations");

  const first = launch?.isFresh && !readFirstHour().isPutOff ? firstHour : "PortfolioCase";
  const current = chosen ?? (launch === undefined ? undefined : first);
  const collectionOf = (type: string | undefined) => project?.collections.find((one) => one.type === type);
  const collection = collectionOf(current);
  const entryOf = (wanted: Target) =>
    collectionOf(wanted.type)?.entries.find((one) => one.file === wanted.file && one.id === wanted.id);

  const openEntry = (next: Target, line?: LaunchLine) => {
    onMove();
    setChosen(next.type);
    setFromLaunch(line !== undefined);
    open(next, line?.field ?? undefined);
    show(entryOf(next)?.page ?? collectionOf(next.type)?.page ?? "/");
  };
  const openOwnPage = (page: typeof launchPage | typeof firstHour) => {
    onMove();
    setChosen(page);
    setFromLaunch(false);
    open(undefined);
    show("/");
  };
  const openCollection = (next: CollectionView) => {
    onMove();
    setChosen(next.type);
    setFromLaunch(false);
    const [only] = next.entries;
    open(hasSingleEntry(next) && only ? targetOf(next.type, only) : undefined);
    show(hasSingleEntry(next) && only ? only.page : next.page);
  };
  const close = () => {
    if (isFromLaunch) return openOwnPage(launchPage);
    onMove();
    open(undefined);
    show(collection?.page ?? "/");
  };

  return { ...opened, show, current, collection, isFromLaunch, entryOf, openEntry, openOwnPage, openCollection, close };
}
