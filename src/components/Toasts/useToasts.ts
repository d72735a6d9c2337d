import { useCallback, useEffect, useState } from "react";
import { subjectOf, subscribe, type Toast } from "./notify";

export type ShownToast = Toast & { number: number };

/** How many are shown at once. */
const MOST = 3;

/** A tap is told as a click a moment after the finger has left, in milliseconds. */
const TAP_TIME = 100;

/** The new toast last, in the place of one about the same. */
function add(shown: ShownToast[], toast: Toast): ShownToast[] {
  const others = shown.filter((other) => subjectOf(other) !== subjectOf(toast));
  return [...others, { ...toast, number: (shown.at(-1)?.number ?? 0) + 1 }].slice(-MOST);
}

/** The toasts to show. None comes during a press: it would take that press away from what lies under it. */
export function useToasts() {
  const [toasts, setToasts] = useState<ShownToast[]>([]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stop: () => void;
    const listen = (): void => {
      stop = subscribe((toast) => setToasts((shown) => add(shown, toast)));
    };
    const hold = ({ button }: PointerEvent): void => {
      clearTimeout(timer);
      if (button === 0) stop();
    };
    const release = (): void => {
      stop();
      clearTimeout(timer);
      timer = setTimeout(listen, TAP_TIME);
    };
    listen();
    document.addEventListener("pointerdown", hold);
    document.addEventListener("pointerup", release);
    document.addEventListener("pointercancel", release);
    return () => {
      stop();
      clearTimeout(timer);
      document.removeEventListener("pointerdown", hold);
      document.removeEventListener("pointerup", release);
      document.removeEventListener("pointercancel", release);
    };
  }, []);

  const close = useCallback((number: number) => setToasts((shown) => shown.filter((one) => one.number !== number)), []);
  return { toasts, close };
}
