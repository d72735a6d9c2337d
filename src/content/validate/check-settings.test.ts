/** @jest-environment node */
import { checkSettings } from "./check-settings";
import { formatMistake } from "./mistake";

const mistakes = (env: Record<string, string>) => checkSettings(env).map(formatMistake);

const container = "attendu un conteneur Google Tag Manager, par exemple «GTM-ABC1234»";
const address = "attendu une adresse complète commençant par «https://»";
const origin = "attendu l’adresse du site, «https://exemple.fr», sans rien après le nom de domaine";

test.each([
  ["GTM_ID", "G-ABC1234567", container],
  ["GTM_ID", "undefined", container],
  ["GTM_ID", "GTM-ABC1234 ", container],
  ["GTM_ID", "gtm-abc1234", container],
  ["GTM_ORIGIN", "mesure.exemple.fr", address],
  ["GTM_ORIGIN", "https://mesure exemple.fr", address],
  ["SITE_URL", "exemple.fr", origin],
  ["SITE_URL", "ftp://exemple.fr", origin],
  ["SITE_URL", "https://exemple.fr/site", origin],
  ["SITE_URL", "https://exemple.fr//site", origin],
  ["SITE_URL", "https://exemple.fr/?x=1#y", origin],
  ["SITE_URL", "https://exemple.fr#y", origin],
])("%s=«%s» is reported", (variable, value, expected) => {
  expect(mistakes({ [variable]: value })).toEqual([`Variable ${variable} : ${expected}, trouvé «${value}»`]);
});

test("all invalid variables are reported at once", () => {
  expect(mistakes({ GTM_ID: "null", GTM_ORIGIN: "null", SITE_URL: "null" })).toHaveLength(3);
});

test("a preview needs both its variables", () => {
  expect(mistakes({ GTM_AUTH: "a" })).toEqual(["Variable GTM_AUTH : attendue avec GTM_PREVIEW, qui manque"]);
  expect(mistakes({ GTM_PREVIEW: "env-3" })).toEqual(["Variable GTM_PREVIEW : attendue avec GTM_AUTH, qui manque"]);
});

test("valid, empty and absent variables are not reported", () => {
  const correct = { GTM_ID: "GTM-ABC1234", GTM_ORIGIN: "https://mesure.exemple.fr", SITE_URL: "https://exemple.fr/" };
  expect(mistakes({ ...correct, GTM_AUTH: "a", GTM_PREVIEW: "env-3" })).toEqual([]);
  expect(mistakes({ GTM_ID: "", GTM_ORIGIN: "", SITE_URL: "", GTM_AUTH: "", GTM_PREVIEW: "" })).toEqual([]);
  expect(mistakes({})).toEqual([]);
  expect(mistakes({ GTM_ORIGIN: "https://exemple.fr/mesure", SITE_URL: "https://café.exemple.fr:8443" })).toEqual([]);
});
