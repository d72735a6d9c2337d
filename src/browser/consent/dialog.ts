import { createSignal } from "../signal";

const requested = createSignal();

/**
 * Opens the cookie settings dialog, from anywhere (such as the footer).
 *
 * @param press click on the button that opens it. Safari does not focus a clicked button: focus could not return to it.
 */
export function openConsentDialog(press?: { currentTarget: { focus: () => void } }): void {
  press?.currentTarget.focus();
  requested.emit();
}

/** Calls `listener` each time the dialog must open. */
export const onConsentDialogRequest = requested.subscribe;
