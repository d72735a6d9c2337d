import { type ContactService, createContactService } from "../../netlify/lib/contact-service";
import { readSettings } from "../../netlify/lib/host/settings";
import { createBlobStore } from "../../netlify/lib/inbox/blob-store";
import { createFileStore } from "../../netlify/lib/inbox/file-store";
import type { Store } from "../../netlify/lib/inbox/store";

/**
 * The inbox of the published site when its two credentials are in the environment, otherwise the inbox
 * of this machine. Without `SMTP_URL` nothing is sent: a message written to a file must not count as
 * sent.
 *
 * Throws when `INBOX_KEY` is invalid.
 */
export const openInbox = (env: NodeJS.ProcessEnv): ContactService & { store: Store } => {
  const { NETLIFY_SITE_ID: siteID, NETLIFY_AUTH_TOKEN: token } = env;
  const settings = readSettings(env);
  const store =
    siteID && token ? createBlobStore("production", { siteID, token }) : createFileStore(settings.inboxDirectory);
  return { ...createContactService(settings, store), store };
};
