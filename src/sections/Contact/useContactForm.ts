import { type FormEvent, type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { trackContactFormSubmit } from "../../browser/analytics/track";
import { clearDraft, type Draft, newDraft, readDraft, saveDraft } from "../../browser/contact/draft";
import { ContactError, sendContactMessage } from "../../browser/contact/send-contact-message";
import { notify, withdrawToast } from "../../components/Toasts/notify";
import {
  checkContactMessage,
  cleanAddress,
  type ContactField,
  contactFields,
  contactLimits,
  type ContactMessage,
  countCharacters,
  type FieldErrors,
  forEachField,
  honeypotField,
} from "../../shared/contact-message";

type Remaining = Partial<Record<ContactField, number>>;

/** Share of a limit below which the remaining characters are counted. */
const warningShare = 0.1;

/** In milliseconds: without a delay, a screen reader would announce the count at each keystroke. */
const debounceDelay = 600;

function remainingOf(typed: ContactMessage): Remaining {
  const left = contactFields.map((field) => [field, contactLimits[field] - countCharacters(typed[field])] as const);
  return Object.fromEntries(left.filter(([field, count]) => count <= contactLimits[field] * warningShare));
}

/** Characters left in each field near its limit. */
function useRemaining() {
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const [remaining, setRemaining] = useState<Remaining>({});
  const stop = (): void => clearTimeout(timer.current);

  useEffect(() => stop, []);

  return {
    remaining,
    updateRemaining: useCallback((typed: ContactMessage): void => {
      stop();
      timer.current = setTimeout(() => setRemaining(remainingOf(typed)), debounceDelay);
    }, []),
    clear: (): void => {
      stop();
      setRemaining({});
    },
  };
}

const subject = "contact";

/** Shows the failure of an attempt, replacing the toast of the previous one. */
const showError = (text: string): void => notify({ kind: "error", title: "Erreur", text, subject });

const failureText = "Une erreur s’est produite lors de l’envoi. Veuillez réessayer.";

/** The name of a field is that of one control, as `ContactForm` renders it. */
const controlOf = (form: HTMLFormElement, name: string) =>
  form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement | null;

const valuesOf = (form: HTMLFormElement): ContactMessage =>
  forEachField((field) => controlOf(form, field)?.value ?? "");

function focusFirst(form: HTMLFormElement, errors: FieldErrors): void {
  const first = contactFields.find((field) => errors[field] !== undefined);
  if (first) controlOf(form, first)?.focus();
}

/** Whether `text` is the restored draft with an edit: the two share most of their beginning and end. */
function isEdited(draft: string, text: string): boolean {
  const length = Math.min(draft.length, text.length);
  let start = 0;
  while (start < length && draft[start] === text[start]) start += 1;
  let end = 0;
  while (end < length - start && draft.at(-1 - end) === text.at(-1 - end)) end += 1;
  return start + end > draft.length / 2 || text.includes(draft);
}

/**
 * Removes invisible characters, which the browser's validation would reject. Assigned only on change, as assigning moves
 * the caret.
 */
function cleanField(email: ReturnType<typeof controlOf>): void {
  const cleaned = cleanAddress(email?.value ?? "");
  if (email && email.value !== cleaned) email.value = cleaned;
}

/** Gives the focus, which a disabled button loses, back to the button, unless the visitor has focused something else. */
function restoreFocus(form: HTMLFormElement): void {
  if (document.activeElement === document.body) form.querySelector("button")?.focus({ preventScroll: true });
}

/** A message that was sent; `emptied`: the form was reset, as nothing else had been typed meanwhile. */
export type Sent = { message: ContactMessage; emptied: boolean };

/**
 * State and handlers of the contact form. Fields are uncontrolled, so that what is typed before
 * hydration or restored by the browser is not overwritten. `blocked`: no valid answer came from the
 * function (network, extension, timeout).
 */
export function useContactForm(formRef: RefObject<HTMLFormElement>) {
  const draft = useRef<Draft | null>(null);
  const isSending = useRef(false);
  const [sending, setSending] = useState(false);
  const [sent, setSent] = useState<Sent>();
  const [blocked, setBlocked] = useState(false);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState("");
  const { remaining, updateRemaining, clear: clearRemaining } = useRemaining();

  useEffect(() => {
    const restored = readDraft();
    draft.current = restored;
    for (const field of contactFields) {
      const control = formRef.current && controlOf(formRef.current, field);
      if (control?.value === "") control.value = restored[field];
    }
    // Typed before hydration: appended to the draft, which the next save would otherwise lose.
    const message = formRef.current && controlOf(formRef.current, "message");
    if (message && !isEdited(restored.message, message.value)) message.value = `${restored.message}\n${message.value}`;
    if (formRef.current) updateRemaining(valuesOf(formRef.current));
  }, [formRef, updateRemaining]);

  useEffect(() => {
    const form = formRef.current;
    if (!sending || !form) return;
    // Queued, to run once the button is enabled again.
    return () => queueMicrotask(() => restoreFocus(form));
  }, [sending, formRef]);

  useEffect(() => {
    // The failure is shown at the end of the form. Not while a button or link is pressed: a scroll would move it away.
    if (failure)
      formRef.current?.querySelector(":scope:not(:active) > :last-child")?.scrollIntoView({ block: "nearest" });
  }, [failure, formRef]);

  const handleInput = (event: FormEvent<HTMLFormElement>): void => {
    cleanField(controlOf(event.currentTarget, "email"));
    const typed = valuesOf(event.currentTarget);
    draft.current = { ...(draft.current ?? newDraft()), ...typed };
    saveDraft(draft.current);
    updateRemaining(typed);
    const changed = contactFields.find((field) => event.target === controlOf(event.currentTarget, field));
    if (!changed) return;
    setErrors(({ [changed]: _corrected, ...others }) => others);
    setFailure("");
    const check = checkContactMessage(typed);
    if (!sent && (check.ok || check.fields[changed] === undefined)) withdrawToast(subject);
  };

  /**
   * Resets the form after sending. Text typed meanwhile is kept instead, as the next draft.
   *
   * @returns whether the form was reset.
   */
  const resetForm = (form: HTMLFormElement, message: ContactMessage): boolean => {
    const typed = valuesOf(form);
    if (contactFields.some((field) => typed[field] !== message[field])) {
      draft.current = { ...newDraft(), ...typed };
      saveDraft(draft.current);
      return false;
    }
    form.reset();
    clearDraft();
    draft.current = newDraft();
    clearRemaining();
    return true;
  };

  const succeed = (form: HTMLFormElement, message: ContactMessage): void => {
    setSent({ message, emptied: resetForm(form, message) });
    notify({
      kind: "success",
      title: "Message envoyé\u202F!",
      text: "Je vous recontacterai dans les plus brefs délais.",
      subject,
    });
    trackContactFormSubmit();
  };

  const fail = (form: HTMLFormElement, error: unknown): void => {
    console.error("Envoi du message de contact\u00A0:", error);
    const isAnswered = error instanceof ContactError;
    if (isAnswered) {
      setErrors(error.fields);
      focusFirst(form, error.fields);
    }
    setFailure(failureText);
    setBlocked(!isAnswered);
    showError(failureText);
  };

  const handleSubmit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (isSending.current) return;
    const form = event.currentTarget;
    const typed = valuesOf(form);
    const check = checkContactMessage(typed);
    if (!check.ok) {
      setErrors(check.fields);
      showError(check.error);
      focusFirst(form, check.fields);
      return;
    }
    isSending.current = true;
    setSending(true);
    setSent(undefined);
    setBlocked(false);
    setErrors({});
    setFailure("");
    const { key, startedAt } = draft.current ?? newDraft();
    try {
      await sendContactMessage({
        message: check.message,
        key,
        startedAt,
        honeypot: controlOf(form, honeypotField)?.value ?? "",
      });
      succeed(form, typed);
    } catch (error) {
      fail(form, error);
    } finally {
      isSending.current = false;
      setSending(false);
    }
  };

  return { sending, sent, errors, failure, blocked, remaining, handleInput, handleSubmit };
}
