import { useEffect, useRef, useState, type RefObject } from "react";

/**
 * The state of a menu: open or closed, closed again by Escape (focus returns to its
 * button), by a click outside `container`, and by another page: «Back» follows no link of the menu.
 */
export function useDisclosure(container: RefObject<HTMLElement | null>, path: string) {
  const [open, setOpen] = useState(false);
  const [page, setPage] = useState(path);
  const button = useRef<HTMLButtonElement>(null);

  // Not in an effect: one may come after the visitor's next press, and would undo it.
  if (page !== path) {
    setPage(path);
    setOpen(false);
  }

  useEffect(() => {
    if (!open) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      setOpen(false);
      button.current?.focus();
    };
    const onPointerDown = (event: Event) => {
      if (event.target instanceof Node && !container.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener("keydown", onKeyDown);
    document.addEventListener("pointerdown", onPointerDown);
    return () => {
      document.removeEventListener("keydown", onKeyDown);
      document.removeEventListener("pointerdown", onPointerDown);
    };
  }, [open, container]);

  return { open, setOpen, button };
}
