import { notify, subscribe, type Toast, withdraw } from "./notify";

const failure: Toast = { kind: "error", title: "Erreur", text: "Veuillez réessayer." };
const success: Toast = { kind: "success", title: "Message envoyé !", text: "À bientôt." };

/** What a listener was told, in order. */
function listen() {
  const told: unknown[] = [];
  const stop = subscribe({
    show: (toast) => told.push(toast),
    withdraw: (subject) => told.push(`withdrawn: ${subject}`),
  });
  return { told, stop };
}

test("tells the subscriber of each toast until it stops", () => {
  const { told, stop } = listen();
  notify(failure);
  withdraw("contact");
  stop();
  notify(success);
  expect(told).toEqual([failure, "withdrawn: contact"]);
  listen().stop();
});

test("keeps what is said before anyone listens, in order, and tells it once", () => {
  notify(failure);
  withdraw("contact");
  notify(success);
  const first = listen();
  first.stop();
  const second = listen();
  second.stop();
  expect(first.told).toEqual([failure, "withdrawn: contact", success]);
  expect(second.told).toEqual([]);
});
