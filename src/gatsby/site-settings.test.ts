/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { siteSettings } from "./site-settings";

const root = mkdtempSync(join(tmpdir(), "settings-"));
mkdirSync(join(root, "data"));
const write = (text: string) => writeFileSync(join(root, "data/site.json"), text);

const site = { url: "https://atelier-bois-clair.fr" };

beforeEach(() => write(JSON.stringify(site)));
afterAll(() => rmSync(root, { recursive: true }));

test("the environment overrides the data, and an empty variable counts as unset", () => {
  write(JSON.stringify({ ...site, gtmId: "GTM-DATA" }));
  expect(siteSettings({ SITE_URL: "https://exemple.fr/", GTM_ID: "GTM-ENV1" }, root)).toMatchObject({
    siteUrl: "https://exemple.fr",
    tagManager: { id: "GTM-ENV1" },
  });
  expect(siteSettings({ SITE_URL: "", GTM_ID: "" }, root)).toEqual({
    siteUrl: site.url,
    tagManager: { id: "GTM-DATA", includeInDevelopment: true },
    tagManagerOrigin: "https://www.googletagmanager.com",
  });
});

test("without a container there is no tag manager, whatever else is set", () => {
  expect(siteSettings({ GTM_ORIGIN: "https://balises.exemple.fr" }, root).tagManager).toBeUndefined();
});

test("a preview needs both its variables", () => {
  const settings = (env: object) => siteSettings({ GTM_ID: "GTM-ENV1", ...env }, root).tagManager;
  expect(settings({ GTM_AUTH: "a", GTM_PREVIEW: "env-3" })).toMatchObject({ gtmAuth: "a", gtmPreview: "env-3" });
  expect(settings({ GTM_AUTH: "a" })).not.toHaveProperty("gtmAuth");
  expect(settings({ GTM_ORIGIN: "https://balises.exemple.fr" })).toMatchObject({
    selfHostedOrigin: "https://balises.exemple.fr",
  });
});

test("an invalid setting is left out, so that Gatsby starts and validation reports it", () => {
  const env = { SITE_URL: "exemple.fr", GTM_ID: "G-ABC1234", GTM_ORIGIN: "balises" };
  expect(siteSettings(env, root)).toEqual({ siteUrl: site.url, tagManager: undefined });
  for (const text of ['{ "url": "atelier.fr", "gtmId": 3 }', '{ "url": ', "[]", "null"]) {
    write(text);
    expect(siteSettings({}, root)).toEqual({ siteUrl: "http://localhost", tagManager: undefined });
  }
});
