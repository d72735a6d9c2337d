/** Run in the page: no part of it waits for its turn to be laid out any more (src/components/Section). */
export const isLaidOut = () =>
  !("fresh" in document.documentElement.dataset) &&
  !document.getAnimations().some((one) => (one as CSSTransition).transitionProperty === "content-visibility");
