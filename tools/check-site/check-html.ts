import { HtmlValidate } from "html-validate";
import { attributes, defect, type Defect, type Site } from "./site";

/** Each page is valid HTML (html-validate's «standard» rules, no style rules), without skipped heading levels. */
export async function checkHtml({ pages }: Site): Promise<Defect[]> {
  const validator = new HtmlValidate({ extends: ["html-validate:standard"], rules: { "heading-level": "error" } });
  const reports = await Promise.all(
    pages.map(async ({ path, html }) => {
      const { results } = await validator.validateString(html);
      return results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message, selector }) => defect(path, `${ruleId} : ${message} (${selector ?? ""})`)),
      );
    }),
  );
  return reports.flat();
}

/**
 * React 18 writes «\0» where a multi-byte character is split between two chunks of its stream (react#31134); Sass adds a
 * byte-order mark to a stylesheet with an accent, which would invalidate its first rule once inlined.
 */
export const checkCharacters = ({ pages }: Pick<Site, "pages">): Defect[] =>
  pages
    .filter(({ html }) => /[\0\uFFFD\uFEFF]/.test(html))
    .map(({ path }) => defect(path, "un caractère perdu, ou une marque d’ordre des octets"));

/** A link that opens a new tab says so to screen readers. */
export const checkNewTabs = ({ pages }: Pick<Site, "pages">): Defect[] =>
  pages.flatMap(({ path, html }) =>
    [...html.matchAll(/<a\b[^>]*\btarget="_blank"[^>]*>[\s\S]*?<\/a>/g)].flatMap(([link]) => {
      const [address = ""] = attributes(link, "a", "href");
      const announced = `${link.replace(/<[^>]*>/g, "")}${attributes(link, "a", "aria-label").join("")}`.includes(
        "(nouvel onglet)",
      );
      return announced ? [] : [defect(path, `${address} : ne dit pas qu’il ouvre un nouvel onglet`)];
    }),
  );
