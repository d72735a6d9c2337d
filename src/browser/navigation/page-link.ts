/**
 * Where the link under an event leads, when it leads to a page of the site. Files («/rss.xml»), anchors of the
 * same page, outside links and those that name their window are the browser's.
 */
export function pageLink({ target }: Event): string | undefined {
  const link = target instanceof Element ? target.closest("a") : null;
  const href = link?.getAttribute("href");
  return href && !link?.target && /^\/(?!\/)[^.]*$/.test(href) ? href : undefined;
}
