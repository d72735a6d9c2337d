import path from "node:path";
import { parseAllHeaders } from "@netlify/headers-parser";
import { parseAllRedirects } from "@netlify/redirect-parser";

/** The rules of `netlify.toml`, `_headers` and `_redirects`, parsed by Netlify's own libraries. */
export type HostRules = {
  /** Headers of all matching rules; the last one wins for the same name. */
  headersFor: (pathname: string) => Record<string, string>;
  /** The first matching redirect. */
  redirectFor: (pathname: string) => { to: string; status: number; force: boolean } | undefined;
};

type Redirect = {
  path: string;
  to: string;
  status?: number;
  force: boolean;
  query: object;
  conditions: object;
  host?: string;
  proxy: boolean;
};

/** Compiles `/blog/:slug` and `/old/*`, the two syntaxes of the host, to a regular expression with named groups. */
const pathPattern = (rule: string) => {
  const parts = rule
    .split("/")
    .filter(Boolean)
    .map((part) => {
      if (part === "*") return "(?:/(?<splat>.*))?";
      if (part.startsWith(":")) return `/(?<${part.slice(1)}>[^/]+)`;
      return `/${part.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}`;
    });
  return new RegExp(`^${parts.join("")}/?$`, "s");
};

const rejectUnsupported = ({ path: from, query, conditions, host, proxy }: Redirect) => {
  if (Object.keys(query).length > 0 || Object.keys(conditions).length > 0 || host || proxy) {
    throw new Error(`La redirection « ${from} » emploie une option que le serveur local n’imite pas.`);
  }
};

const compileRedirect = (redirect: Redirect) => {
  rejectUnsupported(redirect);
  const pattern = pathPattern(redirect.path);
  const { force, status = 301 } = redirect;
  return (pathname: string) => {
    const match = pattern.exec(pathname);
    if (!match) return undefined;
    const parts = match.groups ?? {};
    const to = redirect.to.replace(/:(\w+)/g, (placeholder, name: string) => encodeURI(parts[name] ?? placeholder));
    return { to, status, force };
  };
};

/** Loads the rules of a site: the project's `netlify.toml`, and the two files of its public folder. */
export const loadHostRules = async (publicFolder: string, netlifyConfigPath: string): Promise<HostRules> => {
  const { headers, errors: headerErrors } = await parseAllHeaders({
    headersFiles: [path.join(publicFolder, "_headers")],
    netlifyConfigPath,
    configHeaders: [],
    minimal: false,
  });
  const { redirects, errors: redirectErrors } = await parseAllRedirects({
    redirectsFiles: [path.join(publicFolder, "_redirects")],
    netlifyConfigPath,
    configRedirects: [],
    minimal: false,
  });
  const [firstError] = [...headerErrors, ...(redirectErrors as Error[])];
  if (firstError) throw firstError;

  const compiled = (redirects as Redirect[]).map(compileRedirect);
  return {
    headersFor: (pathname) => {
      const matching = headers.filter((rule) => "forRegExp" in rule && rule.forRegExp.test(pathname));
      // Case differs between files; header names are case-insensitive.
      const pairs = matching.flatMap(({ values }) => Object.entries(values));
      return Object.fromEntries(pairs.map(([name, value]) => [name.toLowerCase(), value]));
    },
    redirectFor: (pathname) => {
      for (const redirect of compiled) {
        const found = redirect(pathname);
        if (found) return found;
      }
      return undefined;
    },
  };
};
