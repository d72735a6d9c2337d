import { useCallback, useEffect, useState } from "react";
import type { Checked, CollectionView, EntryView, FieldMistake, Fields, Saved, Target, Work } from "../protocol";
import { ApiError, ask, messageOf, read } from "./api";
import { type Draft, forgetDraft, keepDraft, readDraft } from "./drafts";
import { valueAt } from "./form/mistakes";
import { isSame, prune } from "./form/prune";

type Loaded = Draft & { baseBody: string | null; pictures: string[] };

export type Conflict = { message: string; current: EntryView };

const pauseBeforeCheck = 350;

const today = () => new Date().toLocaleDateString("fr-CA");

/** A new entry: empty, but for the day. */
const blank = ({ schema, shape }: CollectionView): Loaded => {
  const value: Fields = schema.properties?.date?.format === "date" ? { date: today() } : {};
  const body = shape === "mdx" ? "" : null;
  return { version: null, base: value, value, body, baseBody: body, staged: {}, pictures: [] };
};

async function load(collection: CollectionView, target: Target): Promise<Loaded> {
  const isNew = target.file === null || (collection.shape === "list" && target.index === null);
  const version = collection.versions[target.file ?? ""] ?? null;
  const entry = isNew ? undefined : await read<EntryView>("entry", { ...target });
  const stored: Loaded = entry
    ? { ...entry, base: entry.value, baseBody: entry.body, staged: {} }
    : { ...blank(collection), version };
  const draft = readDraft(target);
  if (!draft) return stored;
  // Another entry of the same file was saved since: this one did not change.
  const untouched = isSame(draft.base, stored.base);
  return { ...stored, ...draft, version: untouched ? stored.version : draft.version };
}

const workOf = (target: Target, { schema }: CollectionView, loaded: Loaded): Work => ({
  ...target,
  version: loaded.version,
  value: prune(schema, loaded.value) as Fields,
  body: loaded.body,
  staged: loaded.staged,
});

/** The entry under edition: what it holds, what is wrong with it, and how to save it. */
export function useWork(openedCollection: CollectionView, openedTarget: Target, onSaved: (saved: Saved) => void) {
  // The editor is made anew for each entry: what it was opened with stands, whatever the lists become.
  const [{ collection, target }] = useState({ collection: openedCollection, target: openedTarget });
  const [state, setState] = useState<Loaded>();
  const [mistakes, setMistakes] = useState<FieldMistake[]>([]);
  const [words, setWords] = useState(0);
  const [notice, setNotice] = useState("");
  const [conflict, setConflict] = useState<Conflict>();
  const [saving, setSaving] = useState(false);
  const [attempted, setAttempted] = useState(false);

  useEffect(() => {
    void load(collection, target).then(setState, (error: unknown) => setNotice(messageOf(error)));
  }, [collection, target]);

  const value = state && (prune(collection.schema, state.value) as Fields);
  const dirty =
    state !== undefined && !(isSame(value, prune(collection.schema, state.base)) && state.body === state.baseBody);

  useEffect(() => {
    if (!state) return;
    const { version, base, value: typed, body, staged } = state;
    if (dirty) keepDraft(target, { version, base, value: typed, body, staged });
    else forgetDraft(target);
    let current = true;
    const timer = setTimeout(() => {
      void ask<Checked>("check", workOf(target, collection, state)).then(
        (answer) => {
          if (!current) return;
          setMistakes(answer.mistakes);
          setWords(answer.words);
        },
        (error: unknown) => current && setNotice(messageOf(error)),
      );
    }, pauseBeforeCheck);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [state, dirty, collection, target]);

  const update = useCallback((change: Partial<Pick<Loaded, "value" | "body" | "staged">>) => {
    setNotice("");
    setState((former) => former && { ...former, ...change });
  }, []);

  const stage = useCallback((name: string, id: string) => {
    setState((former) => former && { ...former, staged: { ...former.staged, [name]: id } });
  }, []);

  const send = async (loaded: Loaded) => {
    setSaving(true);
    setAttempted(true);
    try {
      const saved = await ask<Saved>("save", workOf(target, collection, loaded));
      forgetDraft(target);
      setMistakes([]);
      setState({ ...loaded, version: saved.version, base: loaded.value, baseBody: loaded.body, staged: {} });
      setNotice("Enregistré.");
      onSaved(saved);
    } catch (error) {
      const { mistakes: found = [], current } = error instanceof ApiError ? error.declined : {};
      if (current) setConflict({ message: messageOf(error), current });
      if (found.length > 0) setMistakes(found);
      setNotice(
        found.length > 0
          ? "Pas enregistré : corrigez ce qui suit. Votre texte est gardé en brouillon."
          : messageOf(error),
      );
    } finally {
      setSaving(false);
    }
  };

  /** Which of the two versions stays: what is typed here, or what the disk holds. */
  const settle = (mine: boolean) => {
    if (!state || !conflict) return;
    const { current } = conflict;
    setConflict(undefined);
    const base = { base: current.value, baseBody: current.body, version: current.version, pictures: current.pictures };
    if (mine) void send({ ...state, ...base });
    else setState({ ...base, value: current.value, body: current.body, staged: {} });
  };

  // A new form is not a list of reproaches: what nobody filled in is told once saving was tried.
  const isNew = target.file === null || (collection.shape === "list" && target.index === null);
  const shown = mistakes.filter(
    ({ path }) => !isNew || attempted || (path.length > 0 && valueAt(value, path) !== undefined),
  );

  return {
    state,
    dirty,
    saving,
    notice,
    conflict,
    words,
    mistakes: shown,
    update,
    stage,
    settle,
    postpone: () => setConflict(undefined),
    save: () => state && void send(state),
    discard: () => state && setState({ ...state, value: state.base, body: state.baseBody, staged: {} }),
  };
}
