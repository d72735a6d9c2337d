import path from "node:path";
import { copiesFolder, copyProject } from "./project-copy";
import { runGatsby } from "./run-gatsby";
import { isBuilt } from "./stale-build";

const root = path.resolve(__dirname, "..");

/**
 * Environment of the builds used by browser tests, whose tag-manager container does not exist. An empty value counts as unset, which overrides
 * the developer's own `.env`.
 */
export const testEnvironment = {
  GTM_ID: "GTM-TEST123",
  GTM_AUTH: "",
  GTM_PREVIEW: "",
  GTM_ORIGIN: "",
  SITE_URL: "",
  SMTP_URL: "",
  CONTACT_TO: "",
  CONTACT_FROM: "",
  INBOX_KEY: "",
};

/** A site that browser tests read. */
export type TestSite = {
  name: string;
  /** The copy of the project that holds it, with its build in `public/`. */
  folder: string;
  /** Folder of the content that the copy has instead of the provider's. */
  content?: string;
};

const folderOf = (name: string) => path.join(root, copiesFolder, name);

/** The site of a folder of `fixtures/`. */
const siteOf = (name: string): TestSite => ({ name, folder: folderOf(name), content: `fixtures/${name}` });

/** The provider's, whatever it holds: in a copy, since what stands in `public/` may be put online. */
export const providerSite: TestSite = { name: "provider", folder: folderOf("provider") };

/** The small one that tests quote. */
export const fixtureSite = siteOf("site");

/** Of which all that must hold of any site is asked: the provider's own, and one with short and empty lists. */
export const anySites = [providerSite, siteOf("other")];

export const testSites = [fixtureSite, ...anySites];

/** Builds a site for the browser tests, unless it is built already. */
export const buildTestSite = async ({ name, folder, content }: TestSite) => {
  copyProject({ ...(content && { content }), to: folder });
  if (isBuilt(folder)) return { succeeded: true, output: "" };
  console.log(`Construction du site « ${name} » pour les tests…`);
  return runGatsby("build", { cwd: folder, env: testEnvironment, quiet: true });
};
