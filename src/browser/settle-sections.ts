/** Safari has no idle callbacks; it lays every section out at once, and has nothing to wait for. */
const whenIdle = (task: () => void): void => {
  if ("requestIdleCallback" in window) requestIdleCallback(task);
  else setTimeout(task);
};

/**
 * Lays out the sections that were left aside for the first paint, each in an idle moment of its own, so that no press
 * waits for all of them, nor for one to be laid out and painted (src/components/Section/Section.module.scss). Left aside
 * for good, they would be told wrongly by screen readers, and move the scrollbar (bench/README.md).
 */
export function settleSections(): void {
  const sections = [...document.querySelectorAll<HTMLElement>("main section")];
  const settleNext = (): void => {
    const section = sections.shift();
    if (!section) return;
    section.dataset.settled = "";
    // Here and now: the next frame has only its paint left, in a task of its own.
    section.getBoundingClientRect();
    whenIdle(settleNext);
  };
  whenIdle(settleNext);
}
