/** @jest-environment node */
import { useFolder } from "../../testing/folder";
import { type MailServer, startMailServer } from "../../testing/mail-server";
import { createFileStore } from "../inbox/file-store";
import { createMailroom } from "../mailroom";
import { readSettings } from "./settings";

const folder = useFolder();
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
    const settings = readSettings({ [name]: address, SMTP_URL: mail.url });
    const log = (): void => undefined;
    const { inbox, courier } = createMailroom(settings, createFileStore(folder()), { withoutServer: "wait", log });
    const { id, created } = await inbox.accept({ message, suspicions: [] });
    expect(created).toBe(true);
    await courier.soon(id);
    const failure = await inbox.lastFailure(await inbox.stateOf(id));
    expect(failure?.answer).toBe(
      `${name}=«\u00A0${address}\u00A0» est mal écrite\u00A0: attendu une seule adresse, sans nom, comme nom@exemple.fr`,
    );

    const mended = readSettings({ SMTP_URL: mail.url });
    const { courier: next } = createMailroom(mended, createFileStore(folder()), { withoutServer: "wait", log });
    expect(await next.sweep({ impatient: true })).toMatchObject({ delivered: 1 });
    expect(mail.received).toHaveLength(1);
  });
});
