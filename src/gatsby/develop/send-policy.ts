import type { ServerResponse } from "node:http";
import { collections } from "../../collections/collections";
import { projectRoot } from "../../content/project/project-files";
import { declaredOf } from "../../content/validate/field-schema";
import { stringsOf } from "../../content/validate/entry";
import { readFiles } from "../../content/validate/read-entries";
import { sourcesOn } from "../../content/validate/sources";
import { developmentPolicy } from "../finish/security-policy";
import { siteSettings } from "../site-settings";
import type { Message } from "./forward";

/** Origins of the pictures of other sites that the data name. */
export function outsideImages(root: string): ReadonlySet<string> {
  const sources = sourcesOn(root);
  const files = sources.list("data");
  const addresses = collections
    .flatMap((collection) => readFiles(sources, collection, files))
    .flatMap(({ entries }) => entries)
    .flatMap((entry) => stringsOf(entry.value).filter(({ path }) => declaredOf(entry, path).leadsTo === "file"))
    .flatMap(({ value }) => (URL.canParse(value) ? new URL(value).origin : []));
  return new Set(addresses);
}

/** Gatsby's own tools, such as GraphiQL, load scripts of other sites. */
const isPage = ({ originalUrl, headers }: Message) =>
  Boolean(headers.accept?.includes("text/html")) && !originalUrl.startsWith("/___");

/** Sends the security policy with each page of the site, so that what it will refuse online is not shown here either. */
export function sendPolicy(message: Message, response: ServerResponse, next: () => void): void {
  if (isPage(message)) {
    const { tagManagerOrigin } = siteSettings(process.env, projectRoot);
    response.setHeader("Content-Security-Policy", developmentPolicy(outsideImages(projectRoot), tagManagerOrigin));
  }
  next();
}
