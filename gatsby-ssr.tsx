import type { GatsbySSR } from "gatsby";
import { cloneElement, isValidElement, type ReactNode } from "react";
import { expectScripts } from "./src/browser/expect-scripts";
import { removeTagManagerFrame, makeTagManagerInert } from "./src/gatsby/ssr/tag-manager-snippet";
import { PageShell } from "./src/layout/PageShell/PageShell";
import { dark, light } from "./src/shared/colours";

export const wrapPageElement: GatsbySSR["wrapPageElement"] = ({ element, props }) => (
  <PageShell path={props.location.pathname}>{element}</PageShell>
);

/** Declares the order of the cascade layers, which must not depend on the order of the stylesheets. */
const layers = <style key="layers">@layer reset, tokens, base, objects, prose, components, sections;</style>;

/** Head elements that nothing uses: the styles of `GatsbyImage`, absent from this site, and Gatsby's version. */
const isUnused = (node: ReactNode): boolean =>
  isValidElement<{ name?: string }>(node) &&
  (Boolean(node.key?.startsWith("gatsby-image-style")) || node.props.name === "generator");

/** Removes `data-identity` of stylesheets, which nothing uses; webpack's runtime reads `data-href`, which stays. */
const withoutIdentity = (node: ReactNode): ReactNode =>
  isValidElement<object>(node) && "data-identity" in node.props
    ? cloneElement(node, { "data-identity": undefined } as object)
    : node;

export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHeadComponents }) => {
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
    <meta key="theme-light" name="theme-color" media="(prefers-color-scheme: light)" content={light.paper} />,
    <meta key="theme-dark" name="theme-color" media="(prefers-color-scheme: dark)" content={dark.paper} />,
  ]);
};

export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({
  getHeadComponents,
  replaceHeadComponents,
  getPreBodyComponents,
  replacePreBodyComponents,
}) => {
  const head = getHeadComponents()
    .filter((node) => !isUnused(node))
    .map(withoutIdentity);
  replaceHeadComponents([layers, ...makeTagManagerInert(head)]);
  replacePreBodyComponents(removeTagManagerFrame(getPreBodyComponents()));
};
