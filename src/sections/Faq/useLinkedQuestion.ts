import { type RefObject, useEffect } from "react";
import { anchorTarget } from "../../browser/navigation/anchor";

/** Opens the question that the fragment targets: browsers before 2024 do not open the `details` around a target. */
export function useLinkedQuestion(list: RefObject<HTMLElement>): void {
  useEffect(() => {
    const open = (): void => {
      const question = anchorTarget(window.location.hash)?.closest("details");
      if (question && list.current?.contains(question)) question.open = true;
    };
    open();
    window.addEventListener("hashchange", open);
    return () => window.removeEventListener("hashchange", open);
  }, [list]);
}
