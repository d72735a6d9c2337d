import path from "node:path";
import { build } from "esbuild";
import { compile } from "sass";

export type Asset = { type: string; content: string };

const clientFolder = path.resolve(__dirname, "../client");

async function bundle(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(clientFolder, "main.tsx")],
    bundle: true,
    // Imported only by rjsf's test utilities, which are tree-shaken.
    external: ["@rjsf/validator-ajv8"],
    write: false,
    minify: true,
    format: "esm",
    target: "es2022",
    jsx: "automatic",
    legalComments: "none",
    define: { "process.env.NODE_ENV": '"production"' },
    logLevel: "warning",
  });
  return outputFiles[0]?.text ?? "";
}

const page = `<!doctype html>
<html lang="fr">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>Studio</title>
    <link rel="icon" href="/icons/favicon.svg">
    <link rel="stylesheet" href="/studio/studio.css">
    <script type="module" src="/studio/studio.js"></script>
  </head>
  <body><div id="studio"></div></body>
</html>
`;

/** The studio's page, bundled in memory at start-up, outside Gatsby and `public/`. */
export async function makeAssets(): Promise<Map<string, Asset>> {
  const css = compile(path.join(clientFolder, "styles/studio.scss"), { style: "compressed" }).css;
  return new Map([
    ["/studio", { type: "text/html; charset=utf-8", content: page }],
    ["/studio/studio.css", { type: "text/css; charset=utf-8", content: css }],
    ["/studio/studio.js", { type: "text/javascript; charset=utf-8", content: await bundle() }],
  ]);
}
