import { createTransport } from "nodemailer";
import type { Store } from "../inbox/store";
import type { SendMail } from "./smtp";

/**
 * Used without a mail server: writes each mail to the file `outbox/<Message-ID>.eml`, which any mail
 * client opens. A mail sent twice has the same Message-ID, hence a single file.
 */
export function createFileSender(store: Store): SendMail {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  return async (mail) => {
    const { message, messageId } = await composer.sendMail(mail);
    const name = `${messageId.replace(/^<|@.*$/g, "")}.eml`;
    if (!Buffer.isBuffer(message)) throw new TypeError("composed as a stream");
    await store.create(`outbox/${name}`, message);
    return `outbox/${name}`;
  };
}
