/** @jest-environment node */
import { once } from "node:events";
import { mkdir, mkdtemp, rm, symlink, utimes, writeFile } from "node:fs/promises";
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request as httpRequest,
  type Server,
  type ServerResponse,
} from "node:http";
import { type AddressInfo, connect } from "node:net";
import os from "node:os";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import type { HostFunction } from "./function-handler";
import { loadHostRules } from "./host-rules";
import { siteHandler } from "./site-handler";

const home = `<!doctype html><title>Accueil</title>${"<p>Bonjour à tous</p>".repeat(50)}`;

const photo = Buffer.from(Array.from({ length: 2000 }, (_, index) => index % 256));

const netlifyToml = `
[[redirects]]
  from = "/contact"
  to = "/.netlify/functions/contact"
  status = 200
[[redirects]]
  from = "/ancien/*"
  to = "/blog/:splat"
[[redirects]]
  from = "/cas"
  to = "/#cas"
[[headers]]
  for = "/*"
  [headers.values]
    X-Frame-Options = "DENY"
[[headers]]
  for = "/static/*"
  [headers.values]
    Cache-Control = "public, max-age=31536000, immutable"
[[headers]]
  for = "/*.csv"
  [headers.values]
    Content-Type = "text/csv; charset=utf-8; header=present"
`;

let folder: string;
let server: Server;

type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** Node's HTTP client sends the path unchanged, without decoding it. */
const ask = (
  target: string,
  {
    method = "GET",
    headers = {},
    body = "",
  }: { method?: string; headers?: Record<string, string>; body?: string } = {},
) =>
  new Promise<Answer>((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    const request = httpRequest({ port, path: target, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    request.on("error", reject);
    request.end(body);
  });

/** Resolves the response of the function that waits. */
let goOn: () => void = () => undefined;

const contact: HostFunction = async (request, { ip }) => {
  if (request.headers.get("x-wait")) await new Promise<void>((resolve) => (goOn = resolve));
  if (request.headers.get("x-fail")) throw new Error("panne");
  const text = request.headers.get("x-unread") ? "" : await request.text();
  const headers = new Headers({ "content-type": "application/json" });
  headers.append("set-cookie", "a=1");
  headers.append("set-cookie", "b=2");
  return new Response(JSON.stringify({ url: request.url, method: request.method, text, ip }), { status: 201, headers });
};

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "site-"));
  const publicFolder = path.join(folder, "public");
  await mkdir(path.join(publicFolder, "blog"), { recursive: true });
  await mkdir(path.join(publicFolder, "static"));
  await mkdir(path.join(folder, "public-copy"));
  const files: Record<string, string | Buffer> = {
    "netlify.toml": netlifyToml,
    "secret.txt": "secret",
    "public-copy/secret.txt": "secret",
    "public/_headers": "/*\n  Content-Security-Policy: default-src 'self'\n",
    "public/index.html": home,
    "public/404.html": "<title>404</title>",
    "public/blog/index.html": "<title>Blog</title>",
    "public/blog/article.md": "# Un été à Nîmes",
    "public/été 100 %.csv": "Nom",
    "public/static/app-0a1b.js": "console.log('bonjour');".repeat(40),
    "public/static/photo.png": photo,
  };
  for (const [name, content] of Object.entries(files)) await writeFile(path.join(folder, name), content);
  const rules = await loadHostRules(publicFolder, path.join(folder, "netlify.toml"));
  server = createServer(siteHandler({ publicFolder, rules, functions: { "/.netlify/functions/contact": contact } }));
  await new Promise<void>((resolve) => server.listen(0, resolve));
});

afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await rm(folder, { recursive: true });
});

describe("pages", () => {
  it.each(["/blog", "/blog/", "/blog/index.html", "/blog?utm_source=x"])(
    "answers %s with the same page",
    async (url) => {
      const { status, headers, body } = await ask(url);
      expect(status).toBe(200);
      expect(headers["content-type"]).toBe("text/html; charset=UTF-8");
      expect(body.toString()).toContain("Blog");
    },
  );

  it("serves the Markdown version of a page as UTF-8 text", async () => {
    const { headers, body } = await ask("/blog/article.md");
    expect(headers["content-type"]).toBe("text/markdown; charset=UTF-8");
    expect(body.toString()).toBe("# Un été à Nîmes");
  });

  it("a header rule sets the content type of a file, not of the 404 page", async () => {
    expect((await ask("/%C3%A9t%C3%A9%20100%20%25.csv")).headers["content-type"]).toBe(
      "text/csv; charset=utf-8; header=present",
    );
    expect((await ask("/nulle-part.csv")).headers["content-type"]).toBe("text/html; charset=UTF-8");
  });

  it("serves the 404 page for any other path", async () => {
    const { status, body } = await ask("/nulle-part");
    expect(status).toBe(404);
    expect(body.toString()).toContain("404");
  });

  it("serves no file outside the public folder, and none of the host's configuration", async () => {
    for (const url of [
      "/../secret.txt",
      "/%2e%2e/secret.txt",
      "/blog/..%2f..%2fsecret.txt",
      "/../public-copy/secret.txt",
    ]) {
      expect(await ask(url)).toMatchObject({ status: 404 });
    }
    for (const url of ["/_headers", "//_headers", "/%5fheaders", "/blog/../_redirects"]) {
      expect(await ask(url)).toMatchObject({ status: 404 });
    }
  });

  it.each(["/%", "/100%", "/%E0", "/blog/remise-100%25", "/a%00b", "/blog/index.html/"])(
    "answers %s as any unknown address",
    async (url) => {
      const { status, headers, body } = await ask(url);
      expect([status, headers["x-frame-options"], body.toString()]).toEqual([404, "DENY", "<title>404</title>"]);
    },
  );

  it("sends the 404 page whole, whatever part of it is asked for", async () => {
    expect(await ask("/nulle-part", { headers: { range: "bytes=0-3" } })).toMatchObject({ status: 404 });
  });

  it("follows no symbolic link out of the public folder", async () => {
    const publicFolder = path.join(folder, "public");
    await symlink(path.join(folder, "secret.txt"), path.join(publicFolder, "link.txt"));
    await symlink(folder, path.join(publicFolder, "outside"));
    await symlink(path.join(publicFolder, "blog"), path.join(publicFolder, "journal"));
    expect(await ask("/link.txt")).toMatchObject({ status: 404 });
    expect(await ask("/outside/secret.txt")).toMatchObject({ status: 404 });
    expect(await ask("/journal")).toMatchObject({ status: 200 });
  });

  it.each(["TRACE", "POST"])("rejects %s for a page, not for a function", async (method) => {
    expect(await ask("/blog", { method })).toMatchObject({ status: 405, headers: { allow: "GET, HEAD" } });
    expect(JSON.parse((await ask("/contact", { method })).body.toString())).toMatchObject({ method });
  });

  it("responds to HEAD with headers only", async () => {
    const { status, headers, body } = await ask("/", { method: "HEAD" });
    expect(status).toBe(200);
    expect(Number(headers["content-length"])).toBe(Buffer.byteLength(home));
    expect(body).toHaveLength(0);
  });
});

describe("compression", () => {
  it("prefers brotli, then gzip, then sends the text as it is", async () => {
    const brotli = await ask("/", { headers: { "accept-encoding": "gzip, deflate, br" } });
    expect(brotli.headers["content-encoding"]).toBe("br");
    expect(brotliDecompressSync(brotli.body).toString()).toBe(home);

    const gzip = await ask("/", { headers: { "accept-encoding": "gzip, br;q=0" } });
    expect(gzip.headers["content-encoding"]).toBe("gzip");
    expect(gunzipSync(gzip.body).toString()).toBe(home);

    const plain = await ask("/");
    expect(plain.headers["content-encoding"]).toBeUndefined();
    expect(plain.headers.vary).toBe("Accept-Encoding");
    expect(plain.body.toString()).toBe(home);
  });
});

describe("byte ranges", () => {
  const requestRange = (range: string, headers: Record<string, string> = {}) =>
    ask("/static/photo.png", { headers: { range, ...headers } });

  it("serves a range of an image", async () => {
    const { status, headers, body } = await requestRange("bytes=1900-");
    expect([status, headers["content-range"], headers["content-length"]]).toEqual([206, "bytes 1900-1999/2000", "100"]);
    expect(body).toEqual(photo.subarray(1900));
  });

  it("ignores the range if the image has changed", async () => {
    const etag = (await ask("/static/photo.png")).headers.etag ?? "";
    expect(await requestRange("bytes=0-9", { "if-range": etag })).toMatchObject({ status: 206 });
    expect(await requestRange("bytes=0-9", { "if-range": '"other"' })).toMatchObject({ status: 200 });
  });

  it("sends the range of a page as it is, not compressed", async () => {
    const headers = { range: "bytes=0-1023", "accept-encoding": "br" };
    const range = await ask("/", { headers });
    expect([range.status, range.headers["content-encoding"]]).toEqual([206, undefined]);
    expect(range.body.toString()).toBe(Buffer.from(home).subarray(0, 1024).toString());
  });
});

describe("caching", () => {
  it("revalidates pages by their entity tag", async () => {
    const first = await ask("/");
    expect(first.headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
    const again = await ask("/", { headers: { "if-none-match": `"other", W/${first.headers.etag ?? ""}` } });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
    expect((await ask("/", { headers: { "if-none-match": '"other"' } })).status).toBe(200);
  });

  it("sends a page again once it has changed", async () => {
    const location = path.join(folder, "public/blog/new.html");
    await writeFile(location, "<title>Avant</title>");
    const { etag = "" } = (await ask("/blog/new")).headers;
    await writeFile(location, "<title>Après</title>");
    await utimes(location, new Date(), new Date(Date.now() + 1000));
    const again = await ask("/blog/new", { headers: { "if-none-match": etag } });
    expect([again.status, again.body.toString()]).toEqual([200, "<title>Après</title>"]);
  });

  it("applies header rules to hashed files, but not to missing ones", async () => {
    expect((await ask("/static/app-0a1b.js")).headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    const missing = await ask("/static/app-gone.js");
    expect(missing.status).toBe(404);
    expect(missing.headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
  });

  it("sends the headers of netlify.toml and of _headers, on the not-found page too", async () => {
    for (const url of ["/", "/nulle-part"]) {
      const { headers } = await ask(url);
      expect(headers["x-frame-options"]).toBe("DENY");
      expect(headers["content-security-policy"]).toBe("default-src 'self'");
    }
  });
});

describe("redirects and functions", () => {
  it("redirects with the splat and the query", async () => {
    const { status, headers } = await ask("/ancien/un-article?utm_source=x");
    expect(status).toBe(301);
    expect(headers.location).toBe("/blog/un-article?utm_source=x");
  });

  it.each(["%C3%A9t%C3%A9", "a%0D%0Ab", "%E2%82%AC"])("redirects with the splat %s as it was", async (splat) => {
    expect(await ask(`/ancien/${splat}`)).toMatchObject({ status: 301, headers: { location: `/blog/${splat}` } });
  });

  it("puts the query before the fragment of a redirect", async () => {
    expect((await ask("/cas?utm_source=x")).headers.location).toBe("/?utm_source=x#cas");
    expect((await ask("/cas")).headers.location).toBe("/#cas");
  });

  it.each(["/contact", "/.netlify/functions/contact"])("calls the function at %s", async (url) => {
    const { status, headers, body } = await ask(url, {
      method: "POST",
      body: "bonjour",
      headers: { host: "exemple.fr" },
    });
    expect(status).toBe(201);
    expect(headers["set-cookie"]).toEqual(["a=1", "b=2"]);
    expect(JSON.parse(body.toString())).toMatchObject({
      url: `http://exemple.fr${url}`,
      method: "POST",
      text: "bonjour",
      ip: expect.stringContaining("127.0.0.1") as string,
    });
  });

  it("responds before the whole body is read, then closes the connection", async () => {
    const { status, headers } = await ask("/contact", {
      method: "POST",
      headers: { "x-unread": "1", "content-length": "100000" },
      // The rest is never sent.
      body: "a".repeat(1000),
    });
    expect(status).toBe(201);
    expect(headers.connection).toBe("close");
  });

  it.each([
    ["in the middle of a message", "Content-Length: 100"],
    ["before the answer", "Content-Length: 0\r\nX-Wait: 1"],
  ])("logs nothing when the client disconnects %s", async (_title, header) => {
    const logged = jest.spyOn(console, "error").mockImplementation();
    const arrived = once(server, "request") as Promise<[IncomingMessage, ServerResponse]>;
    const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
    socket.write(`POST /contact HTTP/1.1\r\nHost: exemple.fr\r\n${header}\r\n\r\n`);
    const [, response] = await arrived;
    const closed = once(response, "close");
    socket.resetAndDestroy();
    await closed;
    goOn();
    expect((await ask("/")).status).toBe(200);
    expect(logged).not.toHaveBeenCalled();
  });

  it("survives a function that throws and an invalid host name", async () => {
    const logged = jest.spyOn(console, "error").mockImplementation();
    expect(await ask("/contact", { method: "POST", headers: { "x-fail": "1" } })).toMatchObject({ status: 500 });
    expect(logged).toHaveBeenCalledTimes(1);
    for (const host of ["a b", "a@b"]) expect((await ask("/contact", { headers: { host } })).status).toBe(400);
  });
});
