import { readFileSync } from "node:fs";
import path from "node:path";
import { readSettings, type SiteFacts } from "../netlify/lib/host/settings";
import { sendTestMail, type TestMailResult } from "../netlify/lib/mail/send-test-mail";
import { projectEnvironment } from "./project-environment";

/**
 * Sends a test mail with the project's settings as they are on disk now, `.env` included; resolves with the mail server's
 * reply. A refusal by the server is a result, not an error.
 *
 * @param root absolute path of the project, whose data/site.json is valid.
 */
export const sendProjectTestMail = (root: string): Promise<TestMailResult> => {
  const facts = JSON.parse(readFileSync(path.join(root, "data/site.json"), "utf8")) as SiteFacts;
  return sendTestMail(readSettings(projectEnvironment(root), facts));
};
