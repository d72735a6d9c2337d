import type { z } from "zod";
import { webAddress } from "../../collections/fields";
import { site } from "../../collections/site";
import type { Mistake } from "./mistake";

type Environment = Record<string, string | undefined>;

const { gtmId, url } = site.schema.shape;

/** Variables that replace or complete a field of data/site.json, checked by that field's schema. */
const variables = {
  GTM_ID: { schema: gtmId, expected: "un conteneur Google Tag Manager, par exemple «GTM-ABC1234»" },
  GTM_ORIGIN: { schema: webAddress("Serveur de balises"), expected: "une adresse complète commençant par «https://»" },
  SITE_URL: { schema: url, expected: "l’adresse du site, «https://exemple.fr», sans rien après le nom de domaine" },
} as const satisfies Record<string, { schema: z.ZodType<string | undefined>; expected: string }>;

/** A variable's value; undefined when empty or invalid, which `checkSettings` reports. */
export const readSetting = (env: Environment, name: keyof typeof variables): string | undefined =>
  env[name] ? variables[name].schema.safeParse(env[name]).data : undefined;

const mistake = (variable: string, message: string): Mistake => ({ file: `Variable ${variable}`, field: "", message });

/** Checks the environment variables that the build reads (docs/contrat.md, «Commandes et réglages»). */
export function checkSettings(env: Environment): Mistake[] {
  const malformed = Object.entries(variables)
    .filter(([name, { schema }]) => env[name] && !schema.safeParse(env[name]).success)
    .map(([name, { expected }]) => mistake(name, `attendu ${expected}, trouvé «${env[name] ?? ""}»`));
  const [alone, other] = env.GTM_AUTH ? ["GTM_AUTH", "GTM_PREVIEW"] : ["GTM_PREVIEW", "GTM_AUTH"];
  const lacking = env[alone] && !env[other] ? [mistake(alone, `attendue avec ${other}, qui manque`)] : [];
  return [...malformed, ...lacking];
}
