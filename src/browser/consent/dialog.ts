import { createSignal } from "../signal";

const requested = createSignal();

/**
 * Opens the dialog «Paramétrer les cookies», from anywhere («Gérer mes cookies» in the footer).
 *
 * @param press on the button that opens it, which takes the focus back at the end: Safari gives none to what is clicked.
 */
export function openConsentDialog(press?: { currentTarget: { focus: () => void } }): void {
  press?.currentTarget.focus();
  requested.emit();
}

/** Calls `listener` each time the dialog is asked for. */
export const onConsentDialogRequest = requested.subscribe;
