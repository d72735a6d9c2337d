import { HtmlValidate } from "html-validate";
import { attributes, fault, type Fault, type Page, type Site } from "./site";

/** Each page is valid HTML (html-validate's «standard» rules, no style rules), without skipped heading levels. */
export async function checkHtml({ pages }: Site): Promise<Fault[]> {
  const validator = new HtmlValidate({ extends: ["html-validate:standard"], rules: { "heading-level": "error" } });
  const reports = await Promise.all(
    pages.map(async ({ path, html }) => {
      const { results } = await validator.validateString(html);
      return results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message, selector }) => fault(path, `${ruleId} : ${message} (${selector ?? ""})`)),
      );
    }),
  );
  return reports.flat();
}

/**
 * With fewer words than a heading and a sentence, the text is rendered by scripts. How much is
 * written is the provider's affair; e2e/any-site compares the whole text with what scripts show.
 */
const minWords = 10;

const wordsOf = ({ html }: Page) =>
  (/<main[\s>]([\s\S]*)<\/main>/.exec(html)?.[1] ?? "")
    .replace(/<(script|style|svg)\b[\s\S]*?<\/\1>/g, "")
    .replace(/<[^>]*>/g, " ")
    .split(/\s+/)
    .filter(Boolean).length;

/** The text of each page is in its HTML, without lost characters. */
export const checkTexts = ({ pages }: Pick<Site, "pages">): Fault[] =>
  pages.flatMap((page) => {
    const words = wordsOf(page);
    return [
      // React 18 writes «\0» where a multi-byte character is split between two chunks of its stream (react#31134).
      ...(/[\0\uFFFD]/.test(page.html) ? [fault(page.path, "un caractère perdu")] : []),
      // Sass adds a byte-order mark to a non-ASCII stylesheet: inlined, it would invalidate the first rule.
      ...(page.html.includes("\uFEFF")
        ? [fault(page.path, "une marque d’ordre des octets, qui annule une règle de style")]
        : []),
      ...(words < minWords ? [fault(page.path, `${words} mots dans son HTML`)] : []),
    ];
  });

/** A link that opens a new tab says so to screen readers, and has `rel="noopener"`. */
export const checkNewTabs = ({ pages }: Pick<Site, "pages">): Fault[] =>
  pages.flatMap(({ path, html }) =>
    [...html.matchAll(/<a\b[^>]*\btarget="_blank"[^>]*>[\s\S]*?<\/a>/g)].flatMap(([link]) => {
      const [address = ""] = attributes(link, "a", "href");
      const announced = `${link.replace(/<[^>]*>/g, "")}${attributes(link, "a", "aria-label").join("")}`.includes(
        "(nouvel onglet)",
      );
      return [
        ...(announced ? [] : [fault(path, `${address} : ne dit pas qu’il ouvre un nouvel onglet`)]),
        ...(attributes(link, "a", "rel").some((rel) => rel.includes("noopener"))
          ? []
          : [fault(path, `${address} : sans rel="noopener"`)]),
      ];
    }),
  );
