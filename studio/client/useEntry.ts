import { useCallback, useEffect, useReducer, useRef, useState } from "react";
import type { Checked, CollectionView, Fields, FormContent, Saved, Target } from "../protocol";
import { labelOf } from "../../src/content/project/label-of";
import { ApiError, ask, messageOf } from "./api";
import { deleteDraft, saveDraft } from "./drafts";
import {
  type Action,
  isDirty,
  moveDraft,
  readEntry,
  reduceEntry,
  shownMistakes,
  targetOf,
  toSend,
  unread,
} from "./entry-state";

/** After the last change, in milliseconds. */
export const checkDelay = 350;

const notKept =
  "Modifications non enregistrées. Le navigateur n’a plus de place pour les garder en brouillon : enregistrez-les, ou copiez votre texte ailleurs avant de fermer cette page.";

/** Keeps what is typed as a draft in the browser; returns whether it could not, in which case closing the page asks first. */
function useKeptDraft(form: FormContent | undefined, dirty: boolean): boolean {
  const [refused, setRefused] = useState(false);
  /** Without it, opening an entry would delete the draft that another tab has just written. */
  const wasDirty = useRef(false);
  useEffect(() => {
    if (!form) return;
    const isKept = !dirty || saveDraft(form);
    if (!dirty && wasDirty.current) deleteDraft(form);
    wasDirty.current = dirty;
    const timer = setTimeout(() => setRefused(!isKept));
    return () => clearTimeout(timer);
  }, [form, dirty]);
  const isUnkept = dirty && refused;
  useEffect(() => {
    if (!isUnkept) return;
    const stop = new AbortController();
    window.addEventListener("beforeunload", (event) => event.preventDefault(), { signal: stop.signal });
    return () => stop.abort();
  }, [isUnkept]);
  return isUnkept;
}

/** Checks what is typed, a moment after the last change. */
function useCheck(
  form: FormContent | undefined,
  send: (form: FormContent) => FormContent,
  dispatch: (action: Action) => void,
) {
  useEffect(() => {
    if (!form) return;
    let current = true;
    const timer = setTimeout(() => {
      void ask<Checked>("check", send(form)).then(
        (checked) => current && dispatch({ type: "checked", checked }),
        (error: unknown) => current && dispatch({ type: "notice", notice: messageOf(error) }),
      );
    }, checkDelay);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [form, send, dispatch]);
}

/** The action for an error of a save: a conflict, the mistakes of the entry, or a message. */
function toRefusal(error: unknown): Action {
  const { mistakes = [], current } = error instanceof ApiError ? error.declined : {};
  if (mistakes.length === 0)
    return { type: "refused", notice: messageOf(error), ...(current && { conflict: current }) };
  const notice = "Pas enregistré : corrigez ce qui suit. Votre texte est gardé en brouillon.";
  return { type: "refused", notice, mistakes };
}

/** The open entry. */
export function useEntry(openedCollection: CollectionView, openedTarget: Target, onSaved: (saved: Saved) => void) {
  // The editor is remounted for each entry: keep the initial props, even if the lists change.
  const [{ collection, opened }] = useState({ collection: openedCollection, opened: openedTarget });
  const [state, dispatch] = useReducer(reduceEntry, unread);
  const { form, pictures, isSaving } = state;
  const notify = useCallback((notice: string) => dispatch({ type: "notice", notice }), []);
  const send = useCallback((typed: FormContent) => toSend(typed, pictures, collection), [pictures, collection]);

  useEffect(() => {
    void readEntry(collection, opened).then(dispatch, (error: unknown) => notify(messageOf(error)));
  }, [collection, opened, notify]);

  const dirty = isDirty(state, collection);
  const isUnkept = useKeptDraft(form, dirty);
  // A check of what is being saved would miss the files that the save has just put in place.
  useCheck(isSaving ? undefined : form, send, dispatch);

  const save = async (typed: FormContent, isForced = false) => {
    dispatch({ type: "sent" });
    try {
      const saved = await ask<Saved>("save", { ...send(typed), isForced });
      moveDraft(typed, typed, saved);
      dispatch({ type: "saved", saved, sent: typed });
      onSaved(saved);
    } catch (error) {
      dispatch(toRefusal(error));
    }
  };

  /** Gives up what is typed, which goes to the bin, for what is on disk. */
  const discard = async (typed: FormContent) => {
    const title = labelOf(typed.value, collection.title);
    try {
      await ask("keep-draft", { title, draft: typed });
      deleteDraft(typed);
      dispatch(await readEntry(collection, targetOf(typed)));
      notify("Vos modifications sont dans la corbeille.");
    } catch (error) {
      notify(messageOf(error));
    }
  };

  return {
    ...state,
    collection,
    target: form ? targetOf(form) : opened,
    dirty,
    mistakes: shownMistakes(state, collection),
    // A new entry can always be submitted: the response lists what is missing.
    savable: dirty || form?.version === null,
    status: isUnkept ? notKept : state.notice || (dirty ? "Modifications non enregistrées, gardées en brouillon." : ""),
    notify,
    update: useCallback((change: { value?: Fields; body?: string }) => dispatch({ type: "typed", change }), []),
    stage: useCallback((name: string, id: string) => dispatch({ type: "staged", name, id }), []),
    /** @param value to save instead of the one of the form. */
    save: (value?: Fields) => {
      if (!form) return;
      if (value) dispatch({ type: "typed", change: { value } });
      void save(value ? { ...form, value } : form);
    },
    keepMine: () => form && void save(form, true),
    discard: () => form && void discard(form),
    closeConflict: () => dispatch({ type: "refused", notice: "" }),
  };
}
