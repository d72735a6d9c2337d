/** @jest-environment node */
import { type MailServer, startMailServer } from "../../testing/mail-server";
import { createContactService } from "../contact-service";
import { createMemoryStore } from "../../testing/memory-store";
import { readSettings } from "./settings";

const message = { name: "Zoé", email: "zoe@exemple.fr", message: "Bonjour" };

let mail: MailServer;
beforeEach(async () => {
  mail = await startMailServer();
});
afterEach(() => mail.close());

test.each(["moi@atelier.fr", "moi+site@atelier.fr", "moi@été.fr", ""])("%j is an address, or none", (address) => {
  expect(readSettings({ CONTACT_TO: address, CONTACT_FROM: address }).problem).toBeUndefined();
});

describe.each(["CONTACT_TO", "CONTACT_FROM"])("%s", (name) => {
  test.each([
    "pas une adresse",
    "moi@atelier.fr, toi@atelier.fr",
    "moi@atelier.fr;toi@atelier.fr",
    "Moi <moi@atelier.fr>",
    "atelier.fr",
    "moi@atelier.fr\r\nBcc: toi@atelier.fr",
  ])("written %j loses no message: it is stored, and its delivery says what to mend", async (address) => {
    const store = createMemoryStore();
    const open = (env: NodeJS.ProcessEnv) => createContactService(readSettings(env), store, "wait", () => undefined);
    const { inbox, queue } = open({ [name]: address, SMTP_URL: mail.url });
    const accepted = await inbox.accept({ message, suspicions: [] });
    await queue.sendNew(accepted);
    const [state] = await inbox.states();
    expect(state && (await inbox.lastAnswer(state))).toBe(
      `${name}=«\u00A0${address}\u00A0» est mal écrite\u00A0: attendu une seule adresse, sans nom, comme nom@exemple.fr`,
    );
    store.time += 3 * 60_000;
    expect(await open({ SMTP_URL: mail.url }).queue.runRound()).toMatchObject({ sent: 1 });
    expect(mail.received).toHaveLength(1);
  });
});
