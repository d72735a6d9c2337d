import { createSignal } from "../signal";

const requested = createSignal();

/** Opens the dialog «Paramétrer les cookies», from anywhere («Gérer mes cookies» in the footer). */
export const openConsentDialog = (): void => requested.emit();

/** Calls `listener` each time the dialog is asked for. */
export const onConsentDialogRequest = requested.subscribe;
