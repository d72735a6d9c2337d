import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";

export type Received = {
  /** The mail, parsed by a third-party library. */
  email: Email;
  sender: string;
  recipients: string[];
};

/** How the server responds at the end of DATA. */
export type Behaviour =
  | { kind: "accept" }
  | { kind: "refuse"; code: number; text: string }
  /** Delays its response, then accepts. */
  | { kind: "hold"; until: Promise<unknown> }
  /** Closes the connections instead of responding. */
  | { kind: "drop" };

export type MailServer = {
  url: string;
  /** The accepted mails. */
  received: Received[];
  /** Number of mails read to the end of DATA, accepted or not. */
  read: number;
  behaviour: Behaviour;
  close: () => Promise<void>;
};

/** A real SMTP server on loopback, whose behaviour can change while it runs. */
export async function startMailServer(options: SMTPServerOptions = {}): Promise<MailServer> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    closeTimeout: 100,
    onData: (stream, { envelope: { mailFrom, rcptTo } }, callback) => {
      const take = async (raw: Buffer): Promise<void> => {
        const { behaviour } = mailServer;
        mailServer.read += 1;
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
      // An error means that the sender died before the end of DATA: no mail.
      void buffer(stream).then(take, () => undefined);
    },
    ...options,
  });
  server.on("error", () => undefined);
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", () => listening()));
  const { port } = server.server.address() as AddressInfo;

  const mailServer: MailServer = {
    url: `smtp://127.0.0.1:${port}`,
    received: [],
    read: 0,
    behaviour: { kind: "accept" },
    close: () => new Promise((closed) => server.close(() => closed())),
  };
  return mailServer;
}
