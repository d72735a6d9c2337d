/**
 * The HTML of a text as it may stand outside the site: whole addresses, plain pictures,
 * nothing that needs the site's scripts or its place on the page.
 *
 * @param address of the page that the text belongs to.
 */
export function absoluteHtml(html: string, siteUrl: string, address: string): string {
  return html
    .replace(/<nav class="contents"[\s\S]*?<\/nav>/g, "")
    .replace(/<form class="calculator"[\s\S]*?<\/form>/g, "")
    .replace(/<a class="anchor"[\s\S]*?<\/a>/g, "")
    .replace(/<source [^>]*>/g, "")
    .replace(/<\/?picture>/g, "")
    .replace(/ (?:srcset|sizes|loading|decoding|style|tabindex|role|data-[a-z-]+)="[^"]*"/gi, "")
    .replace(/ (href|src)="\/(?!\/)/g, ` $1="${siteUrl}/`)
    .replace(/ href="#/g, ` href="${address}#`);
}
