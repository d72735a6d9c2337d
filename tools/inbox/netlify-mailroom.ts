import { createBlobStore } from "../../netlify/lib/inbox/blob-store";
import { type Mailroom, createMailroom } from "../../netlify/lib/mailroom";
import { readSettings } from "../../netlify/lib/host/settings";

/** The mailroom over the inbox of the site on line, when the environment holds the two keys to it. */
export const openNetlifyMailroom = (env: NodeJS.ProcessEnv): Mailroom | undefined => {
  const { NETLIFY_SITE_ID: siteID, NETLIFY_AUTH_TOKEN: token } = env;
  if (!siteID || !token) return undefined;
  const store = createBlobStore("production", { siteID, token });
  return createMailroom(readSettings(env), store, { withoutServer: "wait" });
};
