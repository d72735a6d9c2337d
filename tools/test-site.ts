import { readFileSync } from "node:fs";
import path from "node:path";

const root = path.resolve(__dirname, "..");

/** Tag manager container of the test build; it does not exist. */
const testContainer = "GTM-TEST123";

/**
 * Environment of the build used by browser tests. An empty value counts as unset, which overrides
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

/** Whether `public/` was built with these settings. */
export const isTestSiteBuilt = () => {
  try {
    return readFileSync(path.join(root, "public/index.html"), "utf8").includes(testContainer);
  } catch {
    return false;
  }
};
