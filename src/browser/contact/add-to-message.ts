/** The last text added: the next one replaces that text, or the message would contain both. */
let lastAdded = "";

/**
 * Adds a text at the end of the visitor's message, or in place of the text added before if that one is unchanged, then
 * focuses the field. What the visitor typed is never overwritten. Does nothing without the field in the page.
 */
export function addToMessage(text: string, field: string): void {
  const control = document.getElementById(field);
  if (!(control instanceof HTMLTextAreaElement)) return;
  const { value } = control;
  const typed = value.trimEnd();
  control.value =
    lastAdded !== "" && value.includes(lastAdded)
      ? value.replace(lastAdded, () => text)
      : typed === ""
        ? text
        : `${typed}\n\n${text}`;
  lastAdded = text;
  // The form counts the characters and saves the draft on `input`, as if the text was typed.
  control.dispatchEvent(new Event("input", { bubbles: true }));
  control.focus();
}
