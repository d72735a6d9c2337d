import { useCallback, useEffect, useState } from "react";
import { valueAt } from "../../src/content/project/value-at";
import type { Checked, CollectionView, EntryView, FieldMistake, Fields, Saved, Target } from "../protocol";
import { ApiError, ask, messageOf } from "./api";
import {
  afterSave,
  draftOf,
  type EntryState,
  formContentOf,
  isNewEntry,
  load,
  moveDraft,
  namedFiles,
} from "./entry-state";
import { isSame, prune } from "./form/prune";
import { conflictingFields, rebase } from "./merge-versions";
import { useAbandoned } from "./useAbandoned";
import { useKeptDraft } from "./useKeptDraft";

export type Conflict = { message: string; current: EntryView; fields: string[] };

/** After the last change, in milliseconds. */
export const checkDelay = 350;

const notKept =
  "Modifications non enregistrées. Le navigateur n’a plus de place pour les garder en brouillon : enregistrez-les, ou copiez votre texte ailleurs avant de fermer cette page.";

/** State of the open entry: values, errors, saving. */
export function useEntryForm(openedCollection: CollectionView, openedTarget: Target, onSaved: (saved: Saved) => void) {
  // The editor is remounted for each entry: keep the initial props, even if the lists change.
  const [{ collection, opened }] = useState({ collection: openedCollection, opened: openedTarget });
  /** Changes when a new entry is first saved. */
  const [target, setTarget] = useState(opened);
  const [state, setState] = useState<EntryState>();
  const { abandoned, keepAside, forget } = useAbandoned(target);
  const [mistakes, setMistakes] = useState<FieldMistake[]>([]);
  const [words, setWords] = useState(0);
  const [notice, setNotice] = useState("");
  const [conflict, setConflict] = useState<Conflict>();
  const [saving, setSaving] = useState(false);
  const [attempted, setAttempted] = useState(false);

  useEffect(() => {
    void load(collection, opened).then(setState, (error: unknown) => setNotice(messageOf(error)));
  }, [collection, opened]);

  const value = state && (prune(collection.schema, state.value) as Fields);
  const dirty =
    state !== undefined &&
    !(
      isSame(value, prune(collection.schema, state.base)) &&
      state.body === state.baseBody &&
      Object.keys(namedFiles(state)).length === 0
    );

  const lost = useKeptDraft(target, state, dirty);

  useEffect(() => {
    // A check of what is being saved would miss the files that the save has just put in place.
    if (!state || saving) return;
    let current = true;
    const timer = setTimeout(() => {
      void ask<Checked>("check", formContentOf(target, collection, state)).then(
        (answer) => {
          if (!current) return;
          setMistakes(answer.mistakes);
          setWords(answer.words);
        },
        (error: unknown) => current && setNotice(messageOf(error)),
      );
    }, checkDelay);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [state, saving, collection, target]);

  const update = useCallback((change: Partial<Pick<EntryState, "value" | "body" | "staged">>) => {
    setNotice("");
    setState((former) => former && { ...former, ...change });
  }, []);

  const stage = useCallback((name: string, id: string) => {
    setState((former) => former && { ...former, staged: { ...former.staged, [name]: id } });
  }, []);

  const send = async (sent: EntryState): Promise<void> => {
    setSaving(true);
    setAttempted(true);
    try {
      const saved = await ask<Saved>("save", formContentOf(target, collection, sent));
      setMistakes([]);
      // Keeps what was typed while saving as a draft of the saved entry.
      moveDraft(target, saved, sent);
      setTarget({ type: saved.type, file: saved.file, index: saved.index, id: saved.id });
      setState((former) => former && afterSave(former, saved, sent));
      setNotice("Enregistré.");
      onSaved(saved);
    } catch (error) {
      const { mistakes: found = [], current } = error instanceof ApiError ? error.declined : {};
      const fields = current ? conflictingFields(sent, current) : [];
      if (current && fields.length === 0) {
        // Changed elsewhere, at other places: both are kept.
        setState((former) => former && rebase(former, current));
        return await send(rebase(sent, current));
      }
      if (current) setConflict({ message: messageOf(error), current, fields });
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

  /** Resolves a conflict, with the version on disk of some fields. */
  const resolveConflict = (fromDisk: readonly string[]) => {
    if (!state || !conflict) return;
    setConflict(undefined);
    if (fromDisk.length > 0) keepAside(draftOf(state));
    const next = rebase(state, conflict.current, fromDisk);
    setState(next);
    if (isSame(next.value, next.base) && next.body === next.baseBody) setNotice("");
    else void send(next);
  };

  const discard = () => {
    if (!state) return;
    keepAside(draftOf(state));
    setNotice("");
    setState({ ...state, value: state.base, body: state.baseBody, staged: {} });
  };

  const resumeAbandoned = () => {
    if (!state || !abandoned) return;
    const { base, baseBody, version, pictures } = state;
    forget();
    setState(rebase({ ...abandoned, pictures }, { value: base, body: baseBody, version, pictures }));
  };

  // For a new entry, errors on empty fields are shown only after an attempt to save.
  const isNew = isNewEntry(collection, target);
  const shown = mistakes.filter(
    ({ path }) => !isNew || attempted || (path.length > 0 && valueAt(value, path) !== undefined),
  );
  const status = lost ? notKept : notice || (dirty ? "Modifications non enregistrées, gardées en brouillon." : "");

  return {
    target,
    state,
    dirty,
    // A new entry can always be submitted: the response lists what is missing.
    savable: dirty || state?.version === null,
    saving,
    status,
    conflict,
    words,
    mistakes: shown,
    update,
    stage,
    resolveConflict,
    closeConflict: () => setConflict(undefined),
    save: () => state && void send(state),
    /** Saves with another value. */
    saveAs: (value: Fields) => {
      if (!state) return;
      update({ value });
      void send({ ...state, value });
    },
    discard,
    /** What was given up can be resumed or forgotten. */
    abandoned: abandoned && !dirty ? { resume: resumeAbandoned, forget } : undefined,
  };
}
