import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { removeTagManagerFrame, makeTagManagerInert } from "./tag-manager-snippet";

type Plugin = { onRenderBody: (api: object, options: object) => void };

/** The components that the plugin adds to the page. */
function pluginOutput(): { head: ReactNode[]; body: ReactNode[] } {
  const head: ReactNode[] = [];
  const body: ReactNode[] = [];
  const { onRenderBody } = jest.requireActual<Plugin>("gatsby-plugin-google-tagmanager/gatsby-ssr");
  onRenderBody(
    {
      setHeadComponents: (nodes: ReactNode[]) => head.push(...nodes),
      setPreBodyComponents: (nodes: ReactNode[]) => body.push(...nodes),
    },
    { id: "GTM-TEST123", includeInDevelopment: true },
  );
  return { head, body };
}

const html = (nodes: ReactNode[]) => renderToStaticMarkup(<>{nodes}</>);

test("the plugin's script becomes inert, its source unchanged", () => {
  const { head } = pluginOutput();
  expect(html(head)).toMatch(/^<script>.*GTM-TEST123/);
  const text = html(head).replace("<script>", "");
  expect(html(makeTagManagerInert(head))).toBe(`<script type="text/plain" data-category="analytics">${text}`);
});

test("the plugin's noscript frame is removed", () => {
  const { body } = pluginOutput();
  expect(html(body)).toContain("ns.html");
  expect(html(removeTagManagerFrame(body))).toBe("");
});

test("other components are not changed", () => {
  const others = [<meta key="a" name="x" />, <script key="b">1</script>, "texte", null];
  expect(makeTagManagerInert(others)).toEqual(others);
  expect(removeTagManagerFrame(others)).toEqual(others);
});
