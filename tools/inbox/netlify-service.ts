import { createBlobStore } from "../../netlify/lib/inbox/blob-store";
import { type ContactService, createContactService } from "../../netlify/lib/service";
import { readSettings } from "../../netlify/lib/settings";

/** The service over the inbox of the site on line, when the environment holds the two keys to it. */
export const openNetlifyService = (env: NodeJS.ProcessEnv): ContactService | undefined => {
  const { NETLIFY_SITE_ID: siteID, NETLIFY_AUTH_TOKEN: token, CONTEXT: context } = env;
  if (!siteID || !token) return undefined;
  const store = createBlobStore(context || "production", { siteID, token });
  return createContactService(readSettings(env), store, { withoutServer: "wait" });
};
