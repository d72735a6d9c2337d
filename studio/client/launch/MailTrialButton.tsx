import { useState } from "react";
import type { MailTrial } from "../../protocol";
import { ask, messageOf } from "../api";

/** Sends a trial message, and tells what the mail server answered. */
export function MailTrialButton() {
  const [trial, setTrial] = useState<MailTrial>();
  const [sending, setSending] = useState(false);
  const send = async () => {
    setSending(true);
    setTrial(await ask<MailTrial>("try-mail").catch((error: unknown) => ({ sent: false, text: messageOf(error) })));
    setSending(false);
  };
  return (
    <div className="mailTrial">
      <button type="button" className="button small" disabled={sending} onClick={() => void send()}>
        {sending ? "Envoi en cours…" : "Envoyer un message d’essai"}
      </button>
      <p role="status" className={trial && !trial.sent ? "mistakes" : undefined}>
        {trial?.text}
      </p>
    </div>
  );
}
