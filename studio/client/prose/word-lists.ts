/** Word copies a list as paragraphs: their style has the level, their text the bullet or the number. */

type Item = { paragraph: HTMLElement; level: number; ordered: boolean; sign: string };

const marker = "[style*='mso-list:Ignore'], [style*='mso-list: Ignore']";

function readItem(element: Element | null): Item | undefined {
  if (!(element instanceof HTMLElement) || element.tagName !== "P") return undefined;
  const level = /mso-list:\s*\S+\s+level(\d+)/.exec(element.getAttribute("style") ?? "")?.[1];
  if (!level) return undefined;
  const sign = element.querySelector(marker)?.textContent.trim() ?? "";
  return { paragraph: element, level: Number(level), ordered: /^(?:\d+|[a-z]|[ivxl]+)[.)]/i.test(sign), sign };
}

/** Builds the nested lists of consecutive items, which replace them: one resumed after a paragraph keeps its numbers. */
function build(items: readonly Item[]): void {
  const [first] = items;
  if (!first) return;
  const { ownerDocument: page } = first.paragraph;
  const open: { list: HTMLElement; level: number }[] = [];
  for (const { paragraph, level, ordered, sign } of items) {
    const name = ordered ? "ol" : "ul";
    while (open.length > 1 && (open.at(-1)?.level ?? 0) > level) open.pop();
    if (open.at(-1)?.level === level && open.at(-1)?.list.localName !== name) open.pop();
    let deepest = open.at(-1);
    if (!deepest || deepest.level < level) {
      const list = page.createElement(name);
      if (/^\d/.test(sign)) list.setAttribute("start", String(Number.parseInt(sign, 10)));
      if (deepest) deepest.list.lastElementChild?.append(list);
      else paragraph.before(list);
      deepest = { list, level };
      open.push(deepest);
    }
    const item = page.createElement("li");
    paragraph.querySelector(marker)?.remove();
    item.append(...paragraph.childNodes);
    deepest.list.append(item);
    paragraph.remove();
  }
}

export function readWordLists(body: HTMLElement): void {
  for (const paragraph of body.querySelectorAll("p")) {
    if (!paragraph.isConnected || readItem(paragraph.previousElementSibling)) continue;
    const items: Item[] = [];
    for (let item = readItem(paragraph); item; item = readItem(item.paragraph.nextElementSibling)) items.push(item);
    build(items);
  }
}
