import { type ContactService, createContactService } from "../../netlify/lib/contact-service";
import { readSettings } from "../../netlify/lib/host/settings";
import { createBlobStore } from "../../netlify/lib/inbox/blob-store";
import { createFileStore } from "../../netlify/lib/inbox/file-store";

/**
 * What the commands work on: the inbox of the site on line when the environment holds the two keys
 * to it, the folder of this machine otherwise. Without `SMTP_URL` messages wait: one that a server
 * refused must not count as sent because it became a file.
 *
 * Throws when `INBOX_KEY` is not a key.
 */
export const openInbox = (env: NodeJS.ProcessEnv): ContactService => {
  const { NETLIFY_SITE_ID: siteID, NETLIFY_AUTH_TOKEN: token } = env;
  const settings = readSettings(env);
  const store =
    siteID && token ? createBlobStore("production", { siteID, token }) : createFileStore(settings.inboxDirectory);
  return createContactService(settings, store);
};
