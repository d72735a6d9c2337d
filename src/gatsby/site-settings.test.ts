/** @jest-environment node */
import { siteSettings } from "./site-settings";

const site = { url: "https://atelier-sans-code.fr" };

test("the environment goes before the data, an empty variable counts as unset", () => {
  const env = { SITE_URL: "https://exemple.fr/", GTM_ID: "GTM-ENV" };
  const fromEnv = siteSettings(env, { ...site, gtmId: "GTM-DATA" });
  expect(fromEnv).toMatchObject({ siteUrl: "https://exemple.fr", tagManager: { id: "GTM-ENV" } });
  expect(siteSettings({ SITE_URL: "", GTM_ID: "" }, { ...site, gtmId: "GTM-DATA" })).toEqual({
    siteUrl: site.url,
    tagManager: { id: "GTM-DATA", includeInDevelopment: true },
  });
});

test("without a container there is no tag manager, whatever else is set", () => {
  expect(siteSettings({ GTM_ORIGIN: "https://balises.exemple.fr" }, site).tagManager).toBeUndefined();
});

test("a preview takes both its variables", () => {
  const settings = (env: object) => siteSettings({ GTM_ID: "GTM-1", ...env }, site).tagManager;
  expect(settings({ GTM_AUTH: "a", GTM_PREVIEW: "env-3" })).toMatchObject({ gtmAuth: "a", gtmPreview: "env-3" });
  expect(settings({ GTM_AUTH: "a" })).not.toHaveProperty("gtmAuth");
  expect(settings({ GTM_ORIGIN: "https://balises.exemple.fr" })).toMatchObject({
    selfHostedOrigin: "https://balises.exemple.fr",
  });
});
