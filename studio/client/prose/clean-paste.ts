import { isBlank } from "../../../src/shared/is-blank";

/** Puts what an editor such as Word, Docs or Notion copies into plain, nested HTML. */

const boldFrom = 600;

const replaceBy = (element: Element, name: string) => {
  const made = element.ownerDocument.createElement(name);
  made.append(...element.childNodes);
  element.replaceWith(made);
  return made;
};

const unwrap = (element: Element) => element.replaceWith(...element.childNodes);

/** Elements without any text of the writer. */
const noise =
  "style, script, meta, link, title, xml, template, object, svg, iframe, colgroup, col, input, button, [style*='mso-hide:all']";

const blocks =
  "body, p, div, br, hr, h1, h2, h3, h4, h5, h6, ul, ol, li, dl, dt, dd, table, td, th, blockquote, pre, figure, figcaption, section, article, main, header, footer, aside, details, summary, address";

const isWordless = (node: Node) => isBlank(node.textContent ?? "");

const levels: Readonly<Record<string, string>> = { super: "sup", sub: "sub" };

const wrapContent = (element: Element, name: string) => {
  const made = element.ownerDocument.createElement(name);
  made.append(...element.childNodes);
  element.append(made);
};

/** Turns the styles of bold, italic and raised text into tags, and removes the tags that a style cancels: Docs wraps all in a «b» of normal weight. */
function tagStyles(body: HTMLElement): void {
  for (const element of body.querySelectorAll<HTMLElement>("b, strong, span, font")) {
    const { fontWeight, fontStyle, verticalAlign } = element.style;
    const weight = fontWeight === "bold" ? boldFrom : Number(fontWeight === "normal" ? 400 : fontWeight || NaN);
    const isTag = element.matches("b, strong");
    const bold = Number.isNaN(weight) ? isTag : weight >= boldFrom;
    const level = levels[verticalAlign];
    if (fontStyle === "italic" && !isWordless(element)) wrapContent(element, "em");
    if (level && !isWordless(element)) wrapContent(element, level);
    if (isWordless(element) || !bold) unwrap(element);
    else if (!isTag) replaceBy(element, "strong");
  }
}

/** The tags of one style, and the name they all take. */
const styles: Readonly<Record<string, string>> = { b: "strong", i: "em", s: "del", strike: "del" };

/** Runs of one style that touch are one, and none goes over two blocks: Markdown would show its signs. */
function joinRuns(body: HTMLElement): void {
  for (const [tag, name] of Object.entries(styles))
    for (const element of body.querySelectorAll(tag)) replaceBy(element, name);
  for (const run of body.querySelectorAll("strong, em, del")) {
    const inside = [...run.querySelectorAll(blocks)];
    for (const block of inside)
      if (!block.querySelector(blocks) && !isWordless(block)) wrapContent(block, run.localName);
    if (inside.some((block) => block.localName !== "br")) unwrap(run);
  }
  for (const run of body.querySelectorAll("strong, em, del, code, sup, sub")) {
    for (
      let next = run.nextSibling;
      next instanceof Element && next.localName === run.localName;
      next = run.nextSibling
    ) {
      run.append(...next.childNodes);
      next.remove();
    }
    run.normalize();
  }
}

/** Titles begin at the second level, are not bold, and Word's «Titre» is one. */
function demoteTitles(body: HTMLElement): void {
  for (const title of body.querySelectorAll("p.MsoTitle, p[role='heading']")) replaceBy(title, "h1");
  const shift = body.querySelector("h1") ? 1 : 0;
  for (const title of body.querySelectorAll("h1, h2, h3, h4, h5, h6")) {
    for (const bold of title.querySelectorAll("strong, b")) unwrap(bold);
    const level = Math.min(6, Number(title.tagName.slice(1)) + shift);
    if (isWordless(title)) title.remove();
    else replaceBy(title, `h${level}`);
  }
}

/** Links to the web stay; those inside the document (notes, table of contents) would lead nowhere. */
function keepWebLinks(body: HTMLElement): void {
  for (const link of body.querySelectorAll("a")) {
    const href = link.getAttribute("href") ?? "";
    const url = URL.canParse(href) ? new URL(href) : undefined;
    const behind = url?.hostname.endsWith("google.com") && url.pathname === "/url" ? url.searchParams.get("q") : null;
    if (behind) link.setAttribute("href", behind);
    if (!/^(?:https?|mailto|tel):/.test(href) || isWordless(link)) unwrap(link);
  }
}

/** Markdown merges no cells, and all its rows are as wide: the places that a merged one covered stay, empty. */
function splitMergedCells(rows: readonly HTMLTableRowElement[]): void {
  for (const cell of rows.flatMap(({ cells }) => [...cells])) {
    const { colSpan } = cell;
    cell.removeAttribute("colspan");
    for (let column = 1; column < colSpan; column += 1) cell.after(cell.cloneNode());
  }
  for (const [rank, { cells }] of rows.entries()) {
    for (const cell of cells) {
      const { cellIndex, rowSpan } = cell;
      cell.removeAttribute("rowspan");
      for (const lower of rows.slice(rank + 1, rank + rowSpan))
        lower.insertBefore(cell.cloneNode(), lower.cells[cellIndex] ?? null);
    }
  }
  const width = Math.max(...rows.map(({ cells }) => cells.length));
  for (const row of rows) while (row.cells.length < width) row.insertCell();
}

/** A cell is one line, lists included; the first row is the header; a table of one cell is only a frame. */
function flattenTables(body: HTMLElement): void {
  for (const table of body.querySelectorAll("table")) {
    const rows = [...table.rows];
    const [cell, ...others] = rows.flatMap(({ cells }) => [...cells]);
    if (others.length === 0) {
      unwrap(cell ?? table);
      if (table.isConnected) table.replaceWith(...table.querySelectorAll("p"));
      continue;
    }
    if (table.caption) table.before(replaceBy(table.caption, "p"));
    splitMergedCells(rows);
    for (const item of table.querySelectorAll("li")) {
      const rank = [...(item.parentElement?.children ?? [])].indexOf(item) + 1;
      item.prepend(item.parentElement?.tagName === "OL" ? `${rank}) ` : "• ");
    }
    for (const inner of table.querySelectorAll("p, div, br, ul, ol, li, blockquote, hr, h1, h2, h3, h4, h5, h6")) {
      inner.before(" ");
      unwrap(inner);
    }
    for (const head of [...(rows[0]?.cells ?? [])]) if (head.tagName === "TD") replaceBy(head, "th");
    for (const bold of table.querySelectorAll("th strong, th b")) unwrap(bold);
  }
}

/** A list directly inside a list belongs to the item before it; an item is not a paragraph. */
function nestLists(body: HTMLElement): void {
  for (const list of body.querySelectorAll(":is(ul, ol) > :is(ul, ol)")) list.previousElementSibling?.append(list);
  for (const paragraph of body.querySelectorAll("li > p:first-child")) {
    if (paragraph.nextElementSibling?.matches("p") !== true) unwrap(paragraph);
  }
}

const isWords = (node: Node | null) => node instanceof Text || (node instanceof Element && !node.matches(blocks));

/** What stands before or after a break, blanks aside. */
function beside(node: Node, side: "previousSibling" | "nextSibling"): Node | null {
  let near = node[side];
  while (near instanceof Text && isWordless(near)) near = near[side];
  return near;
}

/** Marks the breaks between words of one paragraph; others part paragraphs, or end one. A title is one line. */
function readLineBreaks(body: HTMLElement): void {
  for (const mark of body.querySelectorAll(":is(h1, h2, h3, h4, h5, h6) br")) mark.replaceWith(" ");
  for (const mark of body.querySelectorAll("br")) {
    // Out of the bold that it ends, which would not close on another line.
    while (mark.parentElement?.matches(blocks) === false && !beside(mark, "nextSibling"))
      mark.parentElement.after(mark);
    const isKept = isWords(beside(mark, "previousSibling")) && isWords(beside(mark, "nextSibling"));
    mark.toggleAttribute("data-kept", isKept);
  }
}

/** Marks the items of a checklist before `removeNoise` removes their boxes. */
function readTicks(body: HTMLElement): void {
  for (const box of body.querySelectorAll("li[role='checkbox'], li input[type='checkbox']")) {
    const ticked = box.hasAttribute("checked") || box.getAttribute("aria-checked") === "true";
    box.closest("li")?.setAttribute("data-ticked", String(ticked));
  }
}

/** A block of code is its code alone: an assistant puts it in a frame, with its language and a button, a forum in none. */
function readCode(body: HTMLElement): void {
  for (const block of body.querySelectorAll("pre")) {
    for (const mark of block.querySelectorAll("br")) mark.replaceWith("\n");
    const [found, ...others] = block.querySelectorAll("code");
    const isAlone =
      others.length === 0 && ![...block.childNodes].some((node) => node instanceof Text && !isWordless(node));
    const code = found && isAlone ? found : body.ownerDocument.createElement("code");
    if (code !== found) code.textContent = block.textContent;
    block.replaceChildren(code);
  }
}

function removeNoise(body: HTMLElement): void {
  for (const element of body.querySelectorAll(noise)) element.remove();
  const comments = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_COMMENT);
  const found: Node[] = [];
  while (comments.nextNode()) found.push(comments.currentNode);
  for (const comment of found) comment.parentNode?.removeChild(comment);
  for (const element of body.getElementsByTagName("o:p")) if (isWordless(element)) element.textContent = "";
}

export function cleanPaste(body: HTMLElement): void {
  readTicks(body);
  readCode(body);
  removeNoise(body);
  keepWebLinks(body);
  tagStyles(body);
  joinRuns(body);
  flattenTables(body);
  nestLists(body);
  demoteTitles(body);
  readLineBreaks(body);
}
