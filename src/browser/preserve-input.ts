/**
 * Preserves what was typed in a form before hydration. Where a translator or an extension has changed the page, React
 * does not recognise the elements and renders new ones: the typed text would be lost.
 *
 * @returns a function to call after such a render, which puts the text, and the focus, in the new fields.
 */
export function preserveInput(page: Element): () => void {
  const fields = new Set(page.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("form :is(input, textarea)"));
  let focused: EventTarget | null = document.activeElement;
  page.addEventListener("focusin", ({ target }) => (focused = target));
  return () => {
    for (const field of fields) {
      const rendered = document.getElementById(field.id) as typeof field | null;
      if (field.isConnected || !rendered) continue;
      rendered.value = field.value;
      if (field === focused) rendered.focus({ preventScroll: true });
      // Once only: another call must not overwrite text typed in the new field.
      fields.delete(field);
    }
  };
}
