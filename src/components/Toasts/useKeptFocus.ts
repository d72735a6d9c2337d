import { type RefObject, useEffect, useRef } from "react";

/**
 * Alt+T focuses a list. When the focused item is removed, the focus moves to the list, or back to
 * where it came from if the list is empty.
 */
export function useKeptFocus(items: readonly unknown[]): RefObject<HTMLOListElement> {
  const list = useRef<HTMLOListElement>(null);
  /** The focused element of the list, and the one focused before it; undefined when the focus is elsewhere. */
  const held = useRef<{ element: Element; before: HTMLElement | null }>();

  useEffect(() => {
    const goToList = ({ altKey, code }: KeyboardEvent): void => {
      if (altKey && code === "KeyT") list.current?.focus();
    };
    const follow = ({ target, relatedTarget }: FocusEvent): void => {
      if (!(target instanceof Element)) return;
      const before = held.current?.before ?? (relatedTarget as HTMLElement | null);
      held.current = list.current?.contains(target) ? { element: target, before } : undefined;
    };
    document.addEventListener("keydown", goToList);
    document.addEventListener("focusin", follow);
    return () => {
      document.removeEventListener("keydown", goToList);
      document.removeEventListener("focusin", follow);
    };
  }, []);

  useEffect(() => {
    if (!held.current || held.current.element.isConnected) return;
    const next = items.length > 0 ? list.current : held.current.before;
    held.current = items.length > 0 ? held.current : undefined;
    next?.focus({ preventScroll: true });
  }, [items]);

  return list;
}
