import { anchorTarget } from "../../browser/navigation/anchor";
import { type RefObject, useEffect } from "react";

/**
 * Opens the question that the page's address names. Browsers do it on loading and on plain links,
 * since the anchor stands inside the answer; not when the address changes by the history API,
 * which is how the site's links lead there, nor in older versions.
 */
export function useLinkedQuestion(list: RefObject<HTMLElement>): void {
  useEffect(() => {
    const open = (): void => {
      const question = anchorTarget(window.location.hash)?.closest("details");
      if (question && list.current?.contains(question)) question.open = true;
    };
    const openLater = (event: MouseEvent): void => {
      // After the listener that changes the address.
      if (event.target instanceof Element && event.target.closest("a[href*='#']")) setTimeout(open);
    };
    open();
    window.addEventListener("hashchange", open);
    window.addEventListener("popstate", open);
    document.addEventListener("click", openLater);
    return () => {
      window.removeEventListener("hashchange", open);
      window.removeEventListener("popstate", open);
      document.removeEventListener("click", openLater);
    };
  }, [list]);
}
