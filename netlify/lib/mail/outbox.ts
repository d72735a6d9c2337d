import { createTransport } from "nodemailer";
import type { Store } from "../inbox/store";
import type { SendMail } from "./smtp";

/**
 * Without a mail server: each mail becomes `outbox/<Message-ID>.eml`, which any mail program opens.
 * The name follows from the message, so that delivering twice leaves one file.
 */
export function createOutboxSender(store: Store): SendMail {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  return async (mail) => {
    const { message, messageId } = await composer.sendMail(mail);
    const name = `${messageId.replace(/^<|@.*$/g, "")}.eml`;
    if (!Buffer.isBuffer(message)) throw new TypeError("composed as a stream");
    await store.create(`outbox/${name}`, message);
    return `outbox/${name}`;
  };
}
