import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path/posix";
import { site } from "../collections/site";
import { readSetting } from "../content/validate/check-settings";

type Environment = Record<string, string | undefined>;

const { gtmId, url } = site.schema.pick({ gtmId: true, url: true }).partial().shape;

/** The settings in data/site.json that are valid; validation, which runs later, reports the mistakes. */
function siteDefaults(root: string) {
  const file = join(root, site.files);
  try {
    const data = existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Record<string, unknown>) : {};
    return { gtmId: gtmId.safeParse(data.gtmId).data, url: url.safeParse(data.url).data };
  } catch {
    return {};
  }
}

/**
 * Settings that environment variables may override (docs/contrat.md, «Commandes et réglages»): the canonical origin,
 * without trailing slash, and the options of gatsby-plugin-google-tagmanager, if there is a container id. An invalid
 * setting counts as absent: Gatsby would report it in English, before validation reports it in French.
 */
export function siteSettings(env: Environment, root: string) {
  const data = siteDefaults(root);
  const id = readSetting(env, "GTM_ID") ?? data.gtmId;
  const selfHostedOrigin = readSetting(env, "GTM_ORIGIN");
  return {
    /** For the security policy. */
    tagManagerOrigin: id ? (selfHostedOrigin ?? "https://www.googletagmanager.com") : undefined,
    siteUrl: (readSetting(env, "SITE_URL") ?? data.url ?? "http://localhost").replace(/\/+$/, ""),
    tagManager: id
      ? {
          id,
          includeInDevelopment: true,
          ...(env.GTM_AUTH && env.GTM_PREVIEW ? { gtmAuth: env.GTM_AUTH, gtmPreview: env.GTM_PREVIEW } : {}),
          ...(selfHostedOrigin ? { selfHostedOrigin } : {}),
        }
      : undefined,
  };
}
