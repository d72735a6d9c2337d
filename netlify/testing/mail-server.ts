import type { AddressInfo } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer, type SMTPServerDataStream, type SMTPServerOptions, type SMTPServerSession } from "smtp-server";

export type Received = {
  /** As a third-party parser reads it. */
  email: Email;
  raw: string;
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
  /** Cuts the connection instead of answering the end of DATA. */
  | { kind: "drop" };

export type MailServer = {
  port: number;
  url: string;
  received: Received[];
  /** How many mails have come to the end of DATA, whatever became of them. */
  read: number;
  behaviour: Behaviour;
  /** Resolves once that many mails have been accepted. */
  waitFor: (count: number) => Promise<void>;
  /** Resolves once that many have come to the end of DATA. */
  waitForRead: (count: number) => Promise<void>;
  close: () => Promise<void>;
};

async function readAll(stream: SMTPServerDataStream): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

async function parse(raw: Buffer, session: SMTPServerSession): Promise<Received> {
  const { mailFrom, rcptTo } = session.envelope;
  return {
    email: await PostalMime.parse(raw),
    raw: raw.toString(),
    sender: mailFrom ? mailFrom.address : "",
    recipients: rcptTo.map(({ address }) => address),
  };
}

function cut(server: SMTPServer, session: SMTPServerSession): void {
  for (const connection of server.connections) {
    if ("id" in connection && connection.id === session.id && "close" in connection)
      (connection as { close: () => void }).close();
  }
}

/** A real SMTP server on loopback, whose behaviour a test can change while it runs. */
export async function startMailServer(port = 0, options: SMTPServerOptions = {}): Promise<MailServer> {
  const accepted: Received[] = [];
  const watchers = new Set<() => void>();

  const until = (isReached: () => boolean): Promise<void> =>
    new Promise((reached) => {
      const look = (): void => {
        if (!isReached()) return;
        watchers.delete(look);
        reached();
      };
      watchers.add(look);
      look();
    });

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    closeTimeout: 100,
    onData: (stream, session, callback) => {
      const take = async (raw: Buffer): Promise<void> => {
        const { behaviour } = mailServer;
        mailServer.read += 1;
        for (const watcher of watchers) watcher();
        if (behaviour.kind === "hang") return;
        if (behaviour.kind === "drop") return cut(server, session);
        if (behaviour.kind === "refuse") {
          return callback(Object.assign(new Error(behaviour.text), { responseCode: behaviour.code }));
        }
        if (behaviour.kind === "hold") await behaviour.until;
        accepted.push(await parse(raw, session));
        callback();
        for (const watcher of watchers) watcher();
      };
      // Whose sender was killed before the end of DATA is no mail.
      void readAll(stream).then(take, () => undefined);
    },
    ...options,
  });
  server.on("error", () => undefined);
  await new Promise<void>((listening) => server.listen(port, "127.0.0.1", () => listening()));
  const { port: actual } = server.server.address() as AddressInfo;

  const mailServer: MailServer = {
    port: actual,
    url: `smtp://127.0.0.1:${actual}`,
    received: accepted,
    read: 0,
    behaviour: { kind: "accept" },
    waitFor: (count) => until(() => accepted.length >= count),
    waitForRead: (count) => until(() => mailServer.read >= count),
    close: () => new Promise((closed) => server.close(() => closed())),
  };
  return mailServer;
}
