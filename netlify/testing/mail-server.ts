import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";

export type Received = {
  /** As a third-party parser reads it. */
  email: Email;
  sender: string;
  recipients: string[];
};

/** What the server does with a mail once it has been read. */
export type Behaviour =
  | { kind: "accept" }
  | { kind: "refuse"; code: number; text: string }
  /** Keeps the end of DATA waiting, then accepts. */
  | { kind: "hold"; until: Promise<unknown> }
  /** Never answers the end of DATA. */
  | { kind: "hang" }
  /** Cuts the connections instead of answering the end of DATA. */
  | { kind: "drop" };

export type MailServer = {
  port: number;
  url: string;
  /** What it accepted. */
  received: Received[];
  /** How many mails have come to the end of DATA, whatever became of them. */
  read: number;
  behaviour: Behaviour;
  close: () => Promise<void>;
};

/** A real SMTP server on loopback, whose behaviour a test can change while it runs. */
export async function startMailServer(port = 0, options: SMTPServerOptions = {}): Promise<MailServer> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    closeTimeout: 100,
    onData: (stream, { envelope: { mailFrom, rcptTo } }, callback) => {
      const take = async (raw: Buffer): Promise<void> => {
        const { behaviour } = mailServer;
        mailServer.read += 1;
        if (behaviour.kind === "hang") return;
        if (behaviour.kind === "drop") {
          for (const connection of server.connections) (connection as unknown as { close: () => void }).close();
          return;
        }
        if (behaviour.kind === "refuse") {
          return callback(Object.assign(new Error(behaviour.text), { responseCode: behaviour.code }));
        }
        if (behaviour.kind === "hold") await behaviour.until;
        mailServer.received.push({
          email: await PostalMime.parse(raw),
          sender: mailFrom ? mailFrom.address : "",
          recipients: rcptTo.map(({ address }) => address),
        });
        callback();
      };
      // Whose sender was killed before the end of DATA is no mail.
      void buffer(stream).then(take, () => undefined);
    },
    ...options,
  });
  server.on("error", () => undefined);
  await new Promise<void>((listening) => server.listen(port, "127.0.0.1", () => listening()));
  const { port: actual } = server.server.address() as AddressInfo;

  const mailServer: MailServer = {
    port: actual,
    url: `smtp://127.0.0.1:${actual}`,
    received: [],
    read: 0,
    behaviour: { kind: "accept" },
    close: () => new Promise((closed) => server.close(() => closed())),
  };
  return mailServer;
}
