import { readFileSync } from "node:fs";
import path from "node:path";

const root = path.resolve(__dirname, "..");

/** Tag-manager container of the site built for tests; no such container exists. */
const testContainer = "GTM-TEST123";

/**
 * Settings of the site that browser tests drive. An empty value counts as unset and
 * keeps what the engineer's own `.env` says out of the tests.
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

/** Whether `public/` holds the site built with these settings. */
export const isTestSiteBuilt = () => {
  try {
    return readFileSync(path.join(root, "public/index.html"), "utf8").includes(testContainer);
  } catch {
    return false;
  }
};
