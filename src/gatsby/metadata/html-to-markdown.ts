import TurndownService from "turndown";

const cells = (row: Element) => Array.from(row.children, (cell) => cell.textContent.trim().replaceAll("|", "\\|"));

const tableRow = (texts: readonly string[]) => `| ${texts.join(" | ")} |`;

/** A table as GitHub's Markdown writes it: its first row is its head. */
function tableText(table: Element): string {
  const [head = [], ...rows] = Array.from(table.querySelectorAll("tr"), cells);
  return [tableRow(head), tableRow(head.map(() => "---")), ...rows.map(tableRow)].join("\n");
}

/** A figure in words: what it shows, then its caption. */
function figureText(figure: Element): string {
  const shown = figure.querySelector("img")?.getAttribute("alt") ?? "";
  const caption = figure.querySelector("figcaption")?.textContent ?? "";
  return [shown && `Figure : ${shown}`, caption].filter(Boolean).join("\n\n");
}

/** Set once: its rules are the same for every text. */
const service = new TurndownService({ headingStyle: "atx", bulletListMarker: "-", codeBlockStyle: "fenced" })
  .addRule("table", { filter: "table", replacement: (_text, node) => `\n\n${tableText(node)}\n\n` })
  .addRule("figure", {
    // Not one around a table. Counted, because Turndown's own DOM answers `undefined` where the standard says `null`.
    filter: (node) => node.nodeName === "FIGURE" && node.querySelectorAll("img").length > 0,
    replacement: (_text, node) => `\n\n${figureText(node)}\n\n`,
  })
  .addRule("image", {
    filter: "img",
    replacement: (_text, node) => {
      const alt = (node as Element).getAttribute("alt");
      return alt ? `Figure : ${alt}` : "";
    },
  });

/**
 * HTML that the build rendered, as Markdown (CommonMark, GitHub's tables) for readers that
 * are not browsers: no component, no script, pictures and figures as words.
 */
export const htmlToMarkdown = (html: string): string => service.turndown(html).replace(/\n{3,}/g, "\n\n");
