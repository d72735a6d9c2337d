/**
 * The HTML of a text for use outside the site: absolute URLs, plain images, no element that needs
 * the site's scripts.
 *
 * @param address URL of the page that contains the text.
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
