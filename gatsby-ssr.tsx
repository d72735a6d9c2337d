import type * as FileSystem from "node:fs";
import type { GatsbySSR } from "gatsby";
import { expectScripts } from "./src/build/after-build/script-tags";
import { arrangeHead } from "./src/build/metadata/arrange-head";
import { dropTagManagerFrame, holdTagManager } from "./src/build/metadata/tag-manager-snippet";
import { ProseContext } from "./src/templates/ProseBody/prose-context";
import { PageShell } from "./src/layout/PageShell/PageShell";

/**
 * Node's own `require`, under the name webpack gives it. Gatsby renders every page again at
 * each build once it sees a page read a file; it need not, for a body's name holds a digest
 * of its content and a new name renders the page anew.
 */
declare const __non_webpack_require__: NodeJS.Require;

/** The body of an article or a legal page, which page data leaves out (src/build/pages/create-prose-pages.ts). */
function readBody(path: unknown): string | undefined {
  if (typeof path !== "string") return undefined;
  const { readFileSync } = __non_webpack_require__("node:fs") as typeof FileSystem;
  return readFileSync(`${process.cwd()}/public${path}`, "utf8");
}

export const wrapPageElement: GatsbySSR["wrapPageElement"] = ({ element, props }) => (
  <ProseContext.Provider value={readBody(props.pageContext.body)}>
    <PageShell path={props.location.pathname}>{element}</PageShell>
  </ProseContext.Provider>
);

export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHtmlAttributes, setHeadComponents }) => {
  setHtmlAttributes({ lang: "fr" });
  setHeadComponents([
    <script key="scripts" dangerouslySetInnerHTML={{ __html: expectScripts }} />,
    <link
      key="font"
      rel="preload"
      href="/fonts/bricolage-grotesque-700-fr.woff2"
      as="font"
      type="font/woff2"
      crossOrigin="anonymous"
    />,
    <link key="icon" rel="icon" href="/icons/favicon.svg" type="image/svg+xml" />,
    <link key="touch-icon" rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />,
    <link key="manifest" rel="manifest" href="/manifest.webmanifest" />,
    <meta key="theme-light" name="theme-color" media="(prefers-color-scheme: light)" content="#faf8f4" />,
    <meta key="theme-dark" name="theme-color" media="(prefers-color-scheme: dark)" content="#0f1513" />,
  ]);
};

export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({
  getHeadComponents,
  replaceHeadComponents,
  getPreBodyComponents,
  replacePreBodyComponents,
}) => {
  replaceHeadComponents(arrangeHead(holdTagManager(getHeadComponents())));
  replacePreBodyComponents(dropTagManagerFrame(getPreBodyComponents()));
};
