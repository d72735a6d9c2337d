import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { copiesFolder, copyProject } from "./project-copy";
import { runGatsby } from "./run-gatsby";
import { fingerprint } from "./stale-build";

const root = path.resolve(__dirname, "..");

/** Tag manager container of the test builds; it does not exist. */
const testContainer = "GTM-TEST123";

/**
 * Environment of the builds used by browser tests. An empty value counts as unset, which overrides
 * the developer's own `.env`.
 */
export const testEnvironment = {
  GTM_ID: testContainer,
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
  /** The project, or a copy of it, with its build in `public/`. */
  folder: string;
  /** Folder of the content that the copy has instead of the provider's. */
  content?: string;
};

/** The provider's, whatever it holds. */
const providerSite: TestSite = { name: "provider", folder: root };

/** The site of a folder of `fixtures/`. */
const siteOf = (name: string): TestSite => ({
  name,
  folder: path.join(root, copiesFolder, name),
  content: `fixtures/${name}`,
});

/** The small one that tests quote. */
export const fixtureSite = siteOf("site");

/** Of which all that must hold of any site is asked: the provider's own, and one with short and empty lists. */
export const anySites = [providerSite, siteOf("other")];

export const testSites = [fixtureSite, ...anySites];

const isProviderSiteBuilt = () => {
  const home = path.join(root, "public/index.html");
  return existsSync(home) && readFileSync(home, "utf8").includes(testContainer);
};

/** What the build of a copy is made from, besides the code. */
const contents = ["data", "content", "static"];

type BuildResult = { succeeded: boolean; output: string };
const alreadyBuilt: BuildResult = { succeeded: true, output: "" };

const build = ({ folder, name }: TestSite): Promise<BuildResult> => {
  console.log(`Construction du site « ${name} » pour les tests…`);
  return runGatsby("build", { cwd: folder, env: testEnvironment, quiet: true });
};

/** Builds a site for the browser tests, unless it is built already. */
export const buildTestSite = async (site: TestSite): Promise<BuildResult> => {
  const { folder, content } = site;
  if (!content) return isProviderSiteBuilt() ? alreadyBuilt : build(site);
  copyProject({ content, to: folder });
  const stamp = path.join(folder, ".cache", "built-from");
  const wanted = fingerprint(folder, contents);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return alreadyBuilt;
  rmSync(stamp, { force: true });
  const result = await build(site);
  if (result.succeeded) writeFileSync(stamp, wanted);
  return result;
};
