/** Safari has no idle callbacks, and no skipped sections to wait for either. */
const whenIdle = (task: () => void): void => {
  if ("requestIdleCallback" in window) requestIdleCallback(task);
  else setTimeout(task);
};

/**
 * Lays out the sections that the first paint skipped (src/components/Section/Section.module.scss), one per idle moment:
 * laying out all of them at once would delay the visitor's clicks. Sections skipped for good would be read wrongly by
 * screen readers and move the scrollbar (bench/README.md).
 */
export function layOutSections(): void {
  const sections = [...document.querySelectorAll<HTMLElement>("main section")];
  const layOutNext = (): void => {
    const section = sections.shift();
    if (!section) return;
    section.dataset.laidOut = "";
    // Forces the layout in this task: the next frame has only to paint.
    section.getBoundingClientRect();
    whenIdle(layOutNext);
  };
  whenIdle(layOutNext);
}
