/**
 * Keeps what is typed in a form before hydration where React draws it anew: it does not know its own elements again in a
 * part of the page that a translator or an extension has changed.
 *
 * @returns to call once a part was drawn anew: puts the text, and the focus, in its new fields.
 */
export function keepTyped(page: Element): () => void {
  const fields = new Set(page.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("form :is(input, textarea)"));
  let focused: EventTarget | null = document.activeElement;
  page.addEventListener("focusin", ({ target }) => (focused = target));
  return () => {
    for (const field of fields) {
      const drawn = document.getElementById(field.id) as typeof field | null;
      if (field.isConnected || !drawn) continue;
      drawn.value = field.value;
      if (field === focused) drawn.focus({ preventScroll: true });
      // Once: what is typed next is the new field's.
      fields.delete(field);
    }
  };
}
