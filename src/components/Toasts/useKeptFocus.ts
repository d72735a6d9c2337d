import { type RefObject, useEffect, useRef } from "react";

/**
 * Alt+T leads to a list. Once what had the focus in it has gone, the focus stays in the list; once it is empty, it goes
 * back to where it came from.
 */
export function useKeptFocus(items: readonly unknown[]): RefObject<HTMLOListElement> {
  const list = useRef<HTMLOListElement>(null);
  /** What has the focus in the list, and what had it before; nothing while it is elsewhere. */
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
