import { createEmitter } from "../emitter";

const requested = createEmitter();

/**
 * Opens the cookie settings dialog, from anywhere (such as the footer).
 *
 * @param click the click on the button that opens the dialog. Safari does not focus a clicked button; without this focus,
 *   closing the dialog could not return the focus to the button.
 */
export function openConsentDialog(click?: { currentTarget: { focus: () => void } }): void {
  click?.currentTarget.focus();
  requested.emit();
}

/** Calls `listener` each time the dialog must open. */
export const onConsentDialogRequest = requested.subscribe;
