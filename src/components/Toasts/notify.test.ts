import { notify, subscribe, type Toast } from "./notify";

const failure: Toast = { kind: "error", title: "Erreur", text: "Veuillez réessayer." };
const success: Toast = { kind: "success", title: "Message envoyé !", text: "À bientôt." };

test("hands each toast to the subscriber until it stops", () => {
  const seen: Toast[] = [];
  const stop = subscribe((toast) => seen.push(toast));
  notify(failure);
  stop();
  expect(seen).toEqual([failure]);
});

test("keeps what is raised before anyone listens, in order, and hands it over once", () => {
  notify(failure);
  notify(success);
  const first: Toast[] = [];
  subscribe((toast) => first.push(toast))();
  const second: Toast[] = [];
  subscribe((toast) => second.push(toast))();
  expect(first).toEqual([failure, success]);
  expect(second).toEqual([]);
});
