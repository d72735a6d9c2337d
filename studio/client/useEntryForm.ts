import { useCallback, useEffect, useState } from "react";
import type { Checked, CollectionView, EntryView, FieldMistake, Fields, Saved, Target } from "../protocol";
import { ApiError, ask, messageOf } from "./api";
import { deleteDraft, saveDraft } from "./drafts";
import { valueAt } from "./form/mistakes";
import { isSame, prune } from "./form/prune";
import {
  isNewEntry,
  load,
  type EntryState,
  moveDraft,
  saveWithRebase,
  remainingDraft,
  formContentOf,
} from "./entry-state";

export type Conflict = { message: string; current: EntryView };

const checkDelay = 350;

/** State of the open entry: values, errors, saving. */
export function useEntryForm(openedCollection: CollectionView, openedTarget: Target, onSaved: (saved: Saved) => void) {
  // The editor is remounted for each entry: keep the initial props, even if the lists change.
  const [{ collection, opened }] = useState({ collection: openedCollection, opened: openedTarget });
  /** Changes when a new entry is first saved. */
  const [target, setTarget] = useState(opened);
  const [state, setState] = useState<EntryState>();
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
    state !== undefined && !(isSame(value, prune(collection.schema, state.base)) && state.body === state.baseBody);

  useEffect(() => {
    if (!state) return;
    const { pictures, ...draft } = state;
    if (dirty) saveDraft(target, draft);
    else deleteDraft(target);
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
  }, [state, dirty, collection, target]);

  const update = useCallback((change: Partial<Pick<EntryState, "value" | "body" | "staged">>) => {
    setNotice("");
    setState((former) => former && { ...former, ...change });
  }, []);

  const stage = useCallback((name: string, id: string) => {
    setState((former) => former && { ...former, staged: { ...former.staged, [name]: id } });
  }, []);

  const send = async (sent: EntryState) => {
    setSaving(true);
    setAttempted(true);
    try {
      const saved = await saveWithRebase(target, collection, sent);
      setMistakes([]);
      // Keeps what was typed while saving as a draft of the saved entry.
      moveDraft(target, saved, sent);
      setTarget({ type: saved.type, file: saved.file, index: saved.index });
      setState((former) => {
        const pictures = new Set([...(former?.pictures ?? []), ...Object.keys(sent.staged)]);
        return former && { ...former, ...remainingDraft(former, saved, sent), pictures: [...pictures] };
      });
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

  /** Resolves a conflict with the form's version or the one on disk. */
  const resolveConflict = (mine: boolean) => {
    if (!state || !conflict) return;
    const { current } = conflict;
    setConflict(undefined);
    const base = { base: current.value, baseBody: current.body, version: current.version, pictures: current.pictures };
    if (mine) void send({ ...state, ...base });
    else setState({ ...base, value: current.value, body: current.body, staged: {} });
  };

  // For a new entry, errors on empty fields are shown only after an attempt to save.
  const isNew = isNewEntry(collection, target);
  const shown = mistakes.filter(
    ({ path }) => !isNew || attempted || (path.length > 0 && valueAt(value, path) !== undefined),
  );

  return {
    target,
    state,
    dirty,
    // A new entry can always be submitted: the response lists what is missing.
    savable: dirty || state?.version === null,
    saving,
    notice,
    conflict,
    words,
    mistakes: shown,
    update,
    stage,
    resolveConflict,
    closeConflict: () => setConflict(undefined),
    save: () => state && void send(state),
    discard: () => state && setState({ ...state, value: state.base, body: state.baseBody, staged: {} }),
  };
}
