import type { ServerResponse } from "node:http";
import { projectRoot } from "../../content/project/project-files";
import { declaredStrings } from "../../content/validate/declared-strings";
import { developmentPolicy } from "../finish/security-policy";
import { siteSettings } from "../site-settings";
import type { Message } from "./forward";

/** Origins of other sites' images named in the data. */
export function externalImageOrigins(root: string): ReadonlySet<string> {
  const addresses = declaredStrings(root, ({ leadsTo }) => leadsTo === "file");
  return new Set(addresses.flatMap((address) => (URL.canParse(address) ? new URL(address).origin : [])));
}

/** Whether a request is for a page of the site; Gatsby's own tools, such as GraphiQL, load scripts of other sites. */
const isPage = ({ originalUrl, headers }: Message) =>
  Boolean(headers.accept?.includes("text/html")) && !originalUrl.startsWith("/___");

/** Sends the security policy with each page of the site: what the policy blocks online is blocked in development too. */
export function sendPolicy(message: Message, response: ServerResponse, next: () => void): void {
  if (isPage(message)) {
    const { tagManagerOrigin } = siteSettings(process.env, projectRoot);
    response.setHeader(
      "Content-Security-Policy",
      developmentPolicy(externalImageOrigins(projectRoot), tagManagerOrigin),
    );
  }
  next();
}
