/** @jest-environment node */
import { onlyState, storeMessage } from "../../testing/delivery";
import { createMemoryStore } from "../../testing/memory-store";
import { createContactService } from "../contact-service";
import { readSettings } from "./settings";

test.each(["moi@atelier.fr", "moi+site@atelier.fr", "moi@été.fr", ""])("%j is accepted", (address) => {
  expect(readSettings({ CONTACT_TO: address, CONTACT_FROM: address }).problem).toBeUndefined();
});

const malformed = [
  "pas une adresse",
  "moi@atelier.fr, toi@atelier.fr",
  "Moi <moi@atelier.fr>",
  "moi@a.fr\r\nBcc: toi@a.fr",
  "'moi@atelier.fr'",
  "moi@atelier..fr",
  "\u200bmoi@atelier.fr",
];

test.each(["CONTACT_TO", "CONTACT_FROM"])(
  "a malformed %s loses no message: the delivery error explains it",
  async (name) => {
    for (const address of malformed) {
      const store = createMemoryStore();
      const settings = readSettings({ [name]: address, SMTP_URL: "smtp://localhost:1" });
      const { inbox, delivery } = createContactService(settings, store, undefined, () => undefined);
      await delivery.sendNew(await storeMessage(store, "Bonjour"));
      expect(await inbox.lastFailureReason(await onlyState(store))).toBe(
        `${name}=«\u00A0${address}\u00A0» est mal écrite\u00A0: attendu une seule adresse, sans nom, comme nom@exemple.fr`,
      );
    }
  },
);

test("an empty variable counts as unset", () => {
  const empty = { CONTACT_TO: "", CONTACT_FROM: "", SMTP_URL: "", INBOX_KEY: "", INBOX_DIR: "" };
  expect(readSettings(empty)).toEqual(readSettings({}));
});

test("visitors receive an acknowledgement if `contact.acknowledgement` is filled in", () => {
  const contact = { to: "moi@atelier.fr", from: "site@atelier.fr", phone: "06 39 98 00 00", hours: "le matin" };
  const site = { name: "Atelier", provider: "Odile Bois", contact };
  expect(readSettings({}, site).identity.acknowledgement).toBeUndefined();
  const acknowledgement = "Je réponds demain.";
  expect(readSettings({}, { ...site, contact: { ...contact, acknowledgement } }).identity.acknowledgement).toEqual({
    provider: "Odile Bois",
    answer: acknowledgement,
    phone: contact.phone,
    hours: contact.hours,
  });
});
