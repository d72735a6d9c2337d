import { cpSync, existsSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { copiesFolder, copyProject } from "./project-copy";
import { runGatsby } from "./run-gatsby";
import { codeOf, isBuilt } from "./stale-build";

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

/** Of which all that must hold of any site is asked: one with short and empty lists, and the provider's own. */
export const anySites = [siteOf("other"), providerSite];

/** In the order in which they are built. */
export const testSites = [fixtureSite, ...anySites];

/** Where each site is built, in its turn: what Gatsby compiles holds the path of its folder. */
const buildFolder = folderOf("build");

/** What Gatsby compiles of the code, whatever the content, and the fingerprint of that code. */
const compiled = [".parcel-cache", "compiled", "webpack", "built-by"];

/** Starts a build from the code that Gatsby compiled for the first site, which saves half of it. */
const reuseCompiled = () => {
  if (!existsSync(fixtureSite.folder) || codeOf(buildFolder) === codeOf(fixtureSite.folder)) return;
  for (const name of [".cache", "public"]) rmSync(path.join(buildFolder, name), { recursive: true, force: true });
  for (const name of compiled.map((each) => path.join(".cache", each))) {
    const made = path.join(fixtureSite.folder, name);
    if (existsSync(made)) {
      cpSync(made, path.join(buildFolder, name), { recursive: true, preserveTimestamps: true });
    }
  }
};

/** Builds a site for the browser tests, unless it is built already; one at a time. */
export const buildTestSite = async ({ name, folder, content }: TestSite) => {
  // Left by an interrupted build.
  rmSync(buildFolder, { recursive: true, force: true });
  copyProject({ ...(content && { content }), to: folder });
  renameSync(folder, buildFolder);
  try {
    if (isBuilt(buildFolder)) return { succeeded: true, output: "" };
    console.log(`Construction du site « ${name} » pour les tests…`);
    reuseCompiled();
    return await runGatsby("build", { cwd: buildFolder, env: testEnvironment, quiet: true });
  } finally {
    renameSync(buildFolder, folder);
  }
};
