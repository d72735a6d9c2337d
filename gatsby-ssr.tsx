import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { GatsbySSR } from "gatsby";
import { arrangeHead } from "./src/build/head";
import { dropTagManagerFrame, holdTagManager } from "./src/build/tag-manager-snippet";
import { ProseContext } from "./src/layout/ProseBody/prose-context";
import { PageShell } from "./src/layout/PageShell/PageShell";

/** The body of an article or a legal page, which page data leaves out (src/build/pages.ts). */
const readBody = (path: unknown) =>
  typeof path === "string" ? readFileSync(join(process.cwd(), "public", path), "utf8") : undefined;

export const wrapPageElement: GatsbySSR["wrapPageElement"] = ({ element, props }) => (
  <ProseContext.Provider value={readBody(props.pageContext.body)}>
    <PageShell path={props.location.pathname}>{element}</PageShell>
  </ProseContext.Provider>
);

export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHtmlAttributes, setHeadComponents }) => {
  setHtmlAttributes({ lang: "fr" });
  setHeadComponents([
    <link
      key="font"
      rel="preload"
      href="/fonts/bricolage-grotesque.woff2"
      as="font"
      type="font/woff2"
      crossOrigin="anonymous"
    />,
    <link key="icon" rel="icon" href="/icons/favicon.svg" type="image/svg+xml" />,
    <link key="touch-icon" rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />,
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
