/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { policySources } from "./policy-sources";
import { developmentPolicy, type PolicySources, securityPolicy } from "./security-policy";

const none: PolicySources = { scripts: new Set(), styles: new Set(), images: new Set() };

const directive = (policy: string, name: string) =>
  policy
    .split("; ")
    .find((line) => line.startsWith(`${name} `))
    ?.slice(name.length + 1);

describe("content-security policy", () => {
  test("blocks everything by default", () => {
    const policy = securityPolicy(none);
    expect(directive(policy, "default-src")).toBe("'none'");
    for (const name of ["script-src", "style-src", "img-src", "font-src", "connect-src"]) {
      expect(directive(policy, name)).not.toMatch(/unsafe|\*|https:/);
    }
    expect(directive(policy, "base-uri")).toBe("'none'");
    expect(directive(policy, "frame-ancestors")).toBe("'none'");
    expect(directive(policy, "form-action")).toBe("'self'");
  });

  test("allows each inline script and style by its hash", () => {
    const policy = securityPolicy({ ...none, scripts: new Set(["alert(1)"]), styles: new Set(["p{color:red}"]) });
    expect(directive(policy, "script-src")).toBe("'self' 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='");
    expect(directive(policy, "style-src")).toMatch(/^'self' 'sha256-[^']{44}'$/);
  });

  test("allows the hosts of the tag manager and of measurement only with a container", () => {
    expect(securityPolicy(none)).not.toContain("google");
    const policy = securityPolicy(none, "https://mesure.exemple.fr");
    expect(directive(policy, "script-src")).toBe("'self' https://mesure.exemple.fr https://*.googletagmanager.com");
    expect(directive(policy, "connect-src")).toContain("https://*.google-analytics.com");
  });

  describe("for a container", () => {
    const policy = securityPolicy(none, "https://www.googletagmanager.com");

    /** Whether a directive matches a URL (https://www.w3.org/TR/CSP3/#match-url-to-source-expression). */
    function admits(name: string, url: string): boolean {
      const { protocol, hostname, pathname } = new URL(url);
      return (directive(policy, name) ?? "").split(" ").some((source) => {
        const [, scheme, wildcard, host, path = ""] = /^(https:)\/\/(\*(?=\.))?([^/]+)(\/.*)?$/.exec(source) ?? [];
        const matchesHost = wildcard ? hostname.endsWith(host ?? "") : hostname === host;
        return scheme === protocol && matchesHost && (path.endsWith("/") ? pathname.startsWith(path) : !path);
      });
    }

    test.each([
      ["script-src", "https://www.googletagmanager.com/gtm.js?id=GTM-TEST123"],
      ["script-src", "https://www.googletagmanager.com/gtag/js?id=G-TEST"],
      ["connect-src", "https://region1.google-analytics.com/g/collect?v=2"],
      ["connect-src", "https://www.google-analytics.com/g/collect?v=2"],
      ["connect-src", "https://analytics.google.com/g/collect?v=2"],
      ["connect-src", "https://region1.analytics.google.com/g/collect?v=2"],
      ["connect-src", "https://www.google.com/g/collect?v=2"],
      ["img-src", "https://www.google-analytics.com/g/collect?v=2"],
      ["img-src", "https://www.googletagmanager.com/td?id=GTM-TEST123"],
    ])("%s allows %s", (name, url) => {
      expect(admits(name, url)).toBe(true);
    });

    test.each([
      ["connect-src", "https://stats.g.doubleclick.net/g/collect?v=2"],
      ["connect-src", "https://www.google.com/ccm/collect"],
      ["connect-src", "https://pagead2.googlesyndication.com/ccm/collect"],
      ["img-src", "https://www.google.fr/ads/ga-audiences"],
      ["connect-src", "https://evilgoogle-analytics.com/g/collect"],
    ])("%s blocks %s", (name, url) => {
      expect(admits(name, url)).toBe(false);
    });

    test("blocks frames, and scripts written in a container", () => {
      expect(directive(policy, "frame-src")).toBeUndefined();
      expect(directive(policy, "default-src")).toBe("'none'");
      expect(directive(policy, "script-src")).not.toContain("unsafe");
    });
  });

  test("throws when the policy is larger than 4 KiB", () => {
    const scripts = new Set(Array.from({ length: 100 }, (_, index) => `run(${index})`));
    expect(() => securityPolicy({ ...none, scripts })).toThrow("4096 au plus");
  });
});

describe("the policy of the development server", () => {
  const policy = developmentPolicy(new Set(["https://logos.exemple.fr"]));

  test("allows hot reloading, and the studio's frame", () => {
    expect(directive(policy, "script-src")).toBe("'self' 'unsafe-inline' 'unsafe-eval'");
    expect(directive(policy, "style-src")).toBe("'self' 'unsafe-inline'");
    expect(directive(policy, "connect-src")).toBe("'self' ws:");
    expect(directive(policy, "frame-ancestors")).toBe("'self'");
  });

  test("is otherwise that of the built site", () => {
    const relaxed = ["script-src", "style-src", "connect-src", "frame-ancestors"];
    const others = (text: string) => text.split("; ").filter((line) => !relaxed.includes(line.split(" ")[0] ?? ""));
    const built = securityPolicy({ ...none, images: new Set(["https://logos.exemple.fr"]) });
    expect(others(policy)).toEqual(others(built));
  });
});

describe("the sources found in the pages", () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), "site-"));
    mkdirSync(join(root, "public/blog"), { recursive: true });
  });
  afterEach(() => rmSync(root, { recursive: true }));

  test("are listed once, whatever the number of pages", () => {
    const shared = "<style data-href='/app.css'>p{}</style><script>go()</script>";
    writeFileSync(join(root, "public/index.html"), `${shared}<img src="https://logos.exemple.fr/a.svg">`);
    writeFileSync(join(root, "public/blog/index.html"), `${shared}<style>h1{}</style><img src="/logos/b.svg">`);
    expect(policySources(root)).toEqual({
      scripts: new Set(["go()"]),
      styles: new Set(["p{}", "h1{}"]),
      images: new Set(["https://logos.exemple.fr"]),
    });
  });
});
