import { HtmlValidate } from "html-validate";
import { fault, type Fault, type Site } from "./site";

/** Each page is valid HTML (html-validate, its «standard» rules: what the HTML standard says, no taste), and no level of heading is skipped. */
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
