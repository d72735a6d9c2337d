/** Carried by what floats in a corner of the window: the buttons and toasts of the shell, the inspector. */
const selector = "[data-floating]";

const HEIGHT = "--consent-banner-height";

/**
 * Lifts what floats by the height of what stands at the bottom of the window. The property is
 * set on those few elements and not on the root: every element of the page would inherit it,
 * and a phone spend 50 ms on their styles.
 *
 * @param height CSS length, or an empty string to let everything down again.
 */
export function liftFloating(height: string): void {
  for (const element of document.querySelectorAll<HTMLElement>(selector)) {
    element.style.setProperty(HEIGHT, height);
  }
}

/** Makes an element that comes later float as high as the others do. */
export function joinFloating(element: HTMLElement): void {
  const other = document.querySelector<HTMLElement>(selector);
  element.dataset.floating = "";
  element.style.setProperty(HEIGHT, other?.style.getPropertyValue(HEIGHT) ?? "");
}
