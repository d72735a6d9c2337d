import { readFileSync } from "node:fs";
import path from "node:path";
import { checkAddresses } from "./check-site/check-addresses";
import { checkHeads } from "./check-site/check-heads";
import { checkCharacters, checkHtml, checkNewTabs } from "./check-site/check-html";
import { checkPublished, checkMarkdownVersions, checkXml } from "./check-site/check-machine-files";
import { readSite } from "./check-site/site";

const root = path.resolve(__dirname, "..");

/** `npm run check:site`: checks the built site as read by search engines, feed readers and AI assistants. */
const checkSite = async () => {
  const site = readSite(path.join(root, "public"), readFileSync(path.join(root, "netlify.toml"), "utf8"));
  const defects = [
    ...checkHeads(site),
    ...checkAddresses(site),
    ...(await checkHtml(site)),
    ...checkCharacters(site),
    ...checkNewTabs(site),
    ...(await checkXml(site)),
    ...checkMarkdownVersions(site),
    ...checkPublished(site),
  ];
  for (const { location, message } of defects) console.error(`${location} : ${message}`);
  console.log(`${site.pages.length} pages parcourues, ${defects.length} défaut(s).`);
  if (defects.length > 0 || site.pages.length === 0) process.exitCode = 1;
};

void checkSite();
