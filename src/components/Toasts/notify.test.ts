import { notify, subscribe, type Toast, withdrawToast } from "./notify";

const failure: Toast = { kind: "error", title: "Erreur", text: "Veuillez réessayer." };
const success: Toast = { kind: "success", title: "Message envoyé !", text: "À bientôt." };

/** A listener, and what it received, in order. */
function listen() {
  const received: unknown[] = [];
  const stop = subscribe({
    show: (toast) => received.push(toast),
    withdraw: (subject) => received.push(`withdrawn: ${subject}`),
  });
  return { received, stop };
}

test("passes each toast to the listener until it unsubscribes", () => {
  const { received, stop } = listen();
  notify(failure);
  withdrawToast("contact");
  stop();
  notify(success);
  expect(received).toEqual([failure, "withdrawn: contact"]);
  listen().stop();
});

test("keeps what comes before the listener, in order, and passes it once", () => {
  notify(failure);
  withdrawToast("contact");
  notify(success);
  const first = listen();
  first.stop();
  const second = listen();
  second.stop();
  expect(first.received).toEqual([failure, "withdrawn: contact", success]);
  expect(second.received).toEqual([]);
});
