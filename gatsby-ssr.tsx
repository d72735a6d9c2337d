import type { GatsbySSR } from "gatsby";
import { cloneElement, isValidElement, type ReactNode } from "react";
import { dropTagManagerFrame, holdTagManager } from "./src/gatsby/ssr/tag-manager-snippet";
import { PageShell } from "./src/layout/PageShell/PageShell";
import { dark, light } from "./src/shared/colours";

export const wrapPageElement: GatsbySSR["wrapPageElement"] = ({ element, props }) => (
  <PageShell path={props.location.pathname}>{element}</PageShell>
);

/** Declares the order of the cascade layers, independently of the order of the stylesheets. */
const layers = <style key="layers">@layer reset, tokens, base, objects, prose, components, sections;</style>;

/**
 * Before the first paint: styles that need scripts apply (`scripted` in src/styles/_mixins.scss), and the layout of what is
 * out of sight may wait (src/components/Section/Section.module.scss) on a page that opens at its top: neither reloaded,
 * nor come back to, nor opened at a fragment, of which the navigation entry also tells those of text.
 */
const expectScripts = (
  <script
    key="scripts"
    dangerouslySetInnerHTML={{
      __html:
        "(({dataset},{type,name})=>{" +
        'dataset.scripts="";' +
        'if(type=="navigate"&&!name.includes("#"))dataset.deferred=""' +
        '})(document.documentElement,performance.getEntriesByType("navigation")[0]||{})',
    }}
  />
);

/** What nothing reads in a head: the styles of `GatsbyImage`, which this site does not use, and Gatsby's version. */
const isUnread = (node: ReactNode): boolean =>
  isValidElement<{ name?: string }>(node) &&
  (Boolean(node.key?.startsWith("gatsby-image-style")) || node.props.name === "generator");

/** Nothing reads the name that Gatsby gives its stylesheets either; the runtime of webpack reads their `data-href`. */
const withoutIdentity = (node: ReactNode): ReactNode =>
  isValidElement<object>(node) && "data-identity" in node.props
    ? cloneElement(node, { "data-identity": undefined } as object)
    : node;

export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHeadComponents }) => {
  setHeadComponents([
    expectScripts,
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
    .filter((node) => !isUnread(node))
    .map(withoutIdentity);
  replaceHeadComponents([layers, ...holdTagManager(head)]);
  replacePreBodyComponents(dropTagManagerFrame(getPreBodyComponents()));
};
