import { useState } from "react";
import type { CollectionView, LaunchView, ProjectView, Target } from "../protocol";
import type { Shown } from "./Preview";

/** The studio's own page, which the working column shows like a collection. */
export const launchPage = "launch page";

/** Whether a collection has a single, fixed entry, which is opened without showing a list. */
export const hasSingleEntry = ({ shape, canAdd, entries }: CollectionView) =>
  shape === "single" && !canAdd && entries.length === 1;

type Given = {
  project: ProjectView | undefined;
  launch: LaunchView | null | undefined;
  /** Called at each step. */
  onMove: () => void;
};

type Opened = {
  /** A collection's type or the launch page; undefined until something is chosen. */
  chosen?: string;
  /** The editor is remounted for each visit. */
  visit: number;
  target?: Target;
  /** To go to, once the form is there. */
  field?: string;
  lastOpened?: Target;
  takesFocus: boolean;
  /** The open form was reached from the launch list, and leads back to it. */
  isFromLaunch: boolean;
};

/** What the working column shows — a collection, one of its entries, the launch list — and the previewed page. */
export function useNavigation({ project, launch, onMove }: Given) {
  const [{ chosen, ...opened }, setOpened] = useState<Opened>({ visit: 0, takesFocus: false, isFromLaunch: false });
  const [page, setPage] = useState<Shown>({ path: "/#realisations", visit: 0 });
  const show = (path: string) => setPage((former) => ({ path, visit: former.visit + 1 }));

  const first = launch?.first.length ? launchPage : "PortfolioCase";
  const current = chosen ?? (launch === undefined ? undefined : first);
  const collectionOf = (type: string | undefined) => project?.collections.find((one) => one.type === type);
  const collection = collectionOf(current);

  const open = (next: Pick<Opened, "target" | "field" | "chosen"> & { isFromLaunch?: boolean }, path: string) => {
    onMove();
    setOpened(({ visit, target: lastOpened }) => ({
      isFromLaunch: false,
      ...next,
      ...(lastOpened && { lastOpened }),
      visit: visit + 1,
      takesFocus: true,
    }));
    show(path);
  };
  const openEntry = ({ type, file, index, id }: Target, field?: string, isFromLaunch = false) => {
    const entry = collectionOf(type)?.entries.find((one) => one.file === file && one.id === id);
    const path = entry?.page ?? collectionOf(type)?.page ?? "/";
    open({ chosen: type, target: { type, file, index, id }, ...(field && { field }), isFromLaunch }, path);
  };
  const openLaunch = () => open({ chosen: launchPage }, "/");
  const openCollection = (next: CollectionView) => {
    const [only] = next.entries;
    if (hasSingleEntry(next) && only) openEntry({ ...only, type: next.type });
    else open({ chosen: next.type }, next.page);
  };
  const close = () => {
    if (opened.isFromLaunch) openLaunch();
    else if (collection) open({ chosen: collection.type }, collection.page);
  };
  /** A new entry now has a file or an index; same visit. */
  const setSavedTarget = (visited: number, { type, file, index, id }: Target) =>
    setOpened((former) => (former.visit === visited ? { ...former, target: { type, file, index, id } } : former));

  return { ...opened, page, show, current, collection, openEntry, openLaunch, openCollection, close, setSavedTarget };
}
