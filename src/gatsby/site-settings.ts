type Environment = Record<string, string | undefined>;
type SiteDefaults = { url: string; gtmId?: string };

/**
 * Settings that environment variables may override (docs/contrat.md, «Commandes et réglages»): the canonical origin,
 * without trailing slash, and the options of gatsby-plugin-google-tagmanager, if there is a container id.
 */
export function siteSettings(env: Environment, site: SiteDefaults) {
  const id = env.GTM_ID || site.gtmId;
  return {
    siteUrl: (env.SITE_URL || site.url).replace(/\/+$/, ""),
    tagManager: id
      ? {
          id,
          includeInDevelopment: true,
          ...(env.GTM_AUTH && env.GTM_PREVIEW ? { gtmAuth: env.GTM_AUTH, gtmPreview: env.GTM_PREVIEW } : {}),
          ...(env.GTM_ORIGIN ? { selfHostedOrigin: env.GTM_ORIGIN } : {}),
        }
      : undefined,
  };
}
