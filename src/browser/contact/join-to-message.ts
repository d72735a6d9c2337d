/** The last text that was added, to be replaced rather than said twice. */
let joined = "";

/**
 * Adds a text at the end of the visitor's message, in place of the one added before if it is still there as it was, and
 * leads to the field, if it is there. What was typed is never overwritten.
 */
export function joinToMessage(text: string, field: string): void {
  const control = document.getElementById(field);
  if (!(control instanceof HTMLTextAreaElement)) return;
  const { value } = control;
  const typed = value.trimEnd();
  control.value =
    joined !== "" && value.includes(joined)
      ? value.replace(joined, () => text)
      : typed === ""
        ? text
        : `${typed}\n\n${text}`;
  joined = text;
  // As if it was typed: the form counts the characters and keeps the draft.
  control.dispatchEvent(new Event("input", { bubbles: true }));
  control.focus();
}
