import { type FocusEvent, useEffect, useRef } from "react";

/**
 * Alt+T leads to a list. Once what had the focus in it has gone, the focus stays in the list; once it is empty, it goes
 * back to where it came from.
 */
export function useKeptFocus(items: readonly unknown[]) {
  const list = useRef<HTMLOListElement>(null);
  /** `undefined` while the focus is elsewhere. */
  const cameFrom = useRef<HTMLElement | null>();

  useEffect(() => {
    const goToList = ({ altKey, code }: KeyboardEvent): void => {
      if (altKey && code === "KeyT") list.current?.focus();
    };
    document.addEventListener("keydown", goToList);
    return () => document.removeEventListener("keydown", goToList);
  }, []);

  useEffect(() => {
    if (cameFrom.current === undefined || list.current?.contains(document.activeElement)) return;
    const next = items.length > 0 ? list.current : cameFrom.current;
    if (items.length === 0) cameFrom.current = undefined;
    next?.focus();
  }, [items]);

  const onFocus = ({ relatedTarget }: FocusEvent): void => {
    if (cameFrom.current === undefined) cameFrom.current = relatedTarget as HTMLElement | null;
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    if (!currentTarget.contains(relatedTarget)) cameFrom.current = undefined;
  };
  return { list, onFocus, onBlur };
}
