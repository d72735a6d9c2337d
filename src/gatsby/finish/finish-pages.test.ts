/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { finishPages } from "./finish-pages";
import { emptyChunkMapping, inlineScripts, shareScriptLoader, startAfterPaint, startFiles } from "./script-tags";

const loader = (path: string) =>
  `<script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath="${path}";/*]]>*/</script>`;

describe("inline scripts of the pages", () => {
  test("the loader is the same on every page, with the page's path in an attribute", () => {
    const [home, blog] = ["/", "/blog"].map((path) => shareScriptLoader(loader(path)));
    expect(home).toContain('data-path="/"');
    expect(inlineScripts(home!)).toEqual(inlineScripts(blog!));
    expect(inlineScripts(home!)).toEqual(["window.pagePath=document.currentScript.dataset.path;"]);
  });

  test("rewriting twice changes nothing more", () => {
    const once = shareScriptLoader(loader("/blog"));
    expect(shareScriptLoader(once)).toBe(once);
  });

  test("the start script is the same on every page, with the page's files in an attribute", () => {
    const tags = ["/webpack-runtime-1a2b.js", "/framework-3c4d.js"].map(
      (src) => `<script src="${src}" async></script>`,
    );
    const [whole, short] = [tags.join(""), tags[0] ?? ""].map(startAfterPaint);
    expect(startFiles(whole!)).toEqual(["/webpack-runtime-1a2b.js", "/framework-3c4d.js"]);
    expect(whole).not.toMatch(/<script src/);
    expect(inlineScripts(whole!)).toEqual(inlineScripts(short!));
    expect(startAfterPaint(whole!)).toBe(whole);
  });

  test("the list of every page's files is emptied, in a form that the loader accepts", () => {
    const mapping =
      '<script             id="gatsby-chunk-mapping"           >\n/*<![CDATA[*/window.___chunkMapping="{\\"app\\":[\\"/app-1a2b.js\\"]}";/*]]>*/</script>';
    const emptied = emptyChunkMapping(`${mapping}<p>Ensuite</p>`);
    expect(inlineScripts(emptied)).toEqual(['window.___chunkMapping="";']);
    expect(emptied).toContain("<p>Ensuite</p>");
    expect(emptyChunkMapping(emptied)).toBe(emptied);
  });

  test("data blocks and files are not inline scripts; the script that waits for consent is one", () => {
    const html =
      '<script type="application/ld+json">{}</script><script src="/app.js"></script><script type="text/plain">gtm()</script>';
    expect(inlineScripts(html)).toEqual(["gtm()"]);
  });
});

describe("the pages of a build", () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), "pages-"));
    mkdirSync(join(root, "public"));
  });
  afterEach(() => rmSync(root, { recursive: true }));

  const inPublic = (name: string) => join(root, "public", name);
  const frame = (scripts: string) => `<p>donn\0ées</p><div id="___gatsby"></div>${loader("/")}${scripts}`;
  const tags = '<script src="/webpack-runtime-1a2b.js" async></script>';

  test("contain no NUL and share their scripts", () => {
    writeFileSync(inPublic("index.html"), frame(tags));
    finishPages(root, new Map());
    const page = readFileSync(inPublic("index.html"), "utf8");
    expect(page).toContain("<p>données</p>");
    expect(startFiles(page)).toEqual(["/webpack-runtime-1a2b.js"]);
  });

  test("do not change when finished a second time", () => {
    writeFileSync(inPublic("index.html"), frame(tags));
    finishPages(root, new Map());
    const read = () => readFileSync(inPublic("index.html"), "utf8");
    const before = read();
    finishPages(root, new Map());
    expect(read()).toBe(before);
  });

  test("end with their structured data, once only, even when finished twice", () => {
    const data = '<script type="application/ld+json">{}</script>';
    writeFileSync(inPublic("index.html"), `<body>${frame(tags)}</body>`);
    mkdirSync(inPublic("blog/mvp"), { recursive: true });
    writeFileSync(inPublic("blog/mvp/index.html"), `<body>${frame(tags)}</body>`);
    const dataByPath = new Map([
      ["/", data],
      ["/blog/mvp", data],
    ]);
    finishPages(root, dataByPath);
    finishPages(root, dataByPath);
    for (const file of ["index.html", "blog/mvp/index.html"]) {
      const page = readFileSync(inPublic(file), "utf8");
      expect(page.split(data)).toHaveLength(2);
      expect(page).toMatch(/<\/script><\/body>$/);
    }
  });

  test("stop the build when a page with structured data was not built", () => {
    expect(() => finishPages(root, new Map([["/blog", ""]]))).toThrow("/blog");
  });

  test("stop the build when Gatsby writes its scripts in another form", () => {
    writeFileSync(inPublic("index.html"), frame('<script type="module" src="/webpack-runtime-1a2b.js"></script>'));
    expect(() => finishPages(root, new Map())).toThrow("public/index.html");
  });
});
