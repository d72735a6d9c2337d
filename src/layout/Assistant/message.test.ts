/** @jest-environment node */
import topics from "../../../fixtures/site/data/assistant.json";
import { chatAddress, prefilledMessage } from "./message";

test("a general talk names no topic", () => {
  expect(prefilledMessage({})).toBe("Bonjour, vos solutions no-code m’intéressent. Pouvez-vous me conseiller\u202f?");
});

test("a topic is named in the sentence", () => {
  expect(prefilledMessage({ topic: "L’automatisation des tâches" })).toBe(
    "Bonjour, vos solutions no-code m’intéressent pour l’automatisation des tâches. Pouvez-vous me conseiller\u202f?",
  );
});

test("a use case is named after its topic", () => {
  expect(prefilledMessage({ topic: "La finance et la comptabilité", useCase: "Relancer les factures impayées" })).toBe(
    "Bonjour, vos solutions no-code m’intéressent pour la finance et la comptabilité. Plus précisément pour relancer les factures impayées. Pouvez-vous me conseiller\u202f?",
  );
});

test("initials keep their capitals, accented first letters lose theirs", () => {
  expect(prefilledMessage({ topic: "CRM et ventes" })).toContain("pour CRM et ventes.");
  expect(prefilledMessage({ topic: "Échanges avec les clients" })).toContain("pour échanges avec les clients.");
});

test("every topic and use case of the data makes one sentence each", () => {
  for (const { title, useCases } of topics) {
    expect(prefilledMessage({ topic: title }).match(/[.?]/g)).toHaveLength(2);
    for (const useCase of useCases) {
      expect(prefilledMessage({ topic: title, useCase }).match(/[.?]/g)).toHaveLength(3);
    }
  }
});

test("the address opens a chat with the number and the whole message", () => {
  const address = new URL(chatAddress("33639980000", { topic: "L’offre A & B", useCase: "Gagner 50 % du temps ?" }));
  expect(address.origin + address.pathname).toBe("https://wa.me/33639980000");
  expect(address.searchParams.get("text")).toBe(
    prefilledMessage({ topic: "L’offre A & B", useCase: "Gagner 50 % du temps ?" }),
  );
});
