import { useCallback, useEffect, useState } from "react";
import { subscribe, type Toast } from "./notify";

export type ShownToast = Toast & { number: number };

const MOST_SHOWN = 3;

/** On touch screens, `click` is fired a moment after `pointerup` (in milliseconds). */
const TAP_TIME = 100;

/** Appends a toast, removing the one with the same subject. */
function add(shown: ShownToast[], toast: Toast): ShownToast[] {
  const { subject = toast.text } = toast;
  const others = shown.filter((other) => other.subject !== subject);
  return [...others, { ...toast, subject, number: (shown.at(-1)?.number ?? 0) + 1 }].slice(-MOST_SHOWN);
}

/** The toasts to show. None appears during a press, which would then land on it instead of its target. */
export function useToasts() {
  const [toasts, setToasts] = useState<ShownToast[]>([]);

  useEffect(() => {
    const listener = {
      show: (toast: Toast) => setToasts((shown) => add(shown, toast)),
      withdraw: (subject: string) => setToasts((shown) => shown.filter((toast) => toast.subject !== subject)),
    };
    const listening = new AbortController();
    let stop = subscribe(listener);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const hold = ({ button }: PointerEvent): void => {
      clearTimeout(timer);
      if (button === 0) stop();
    };
    const release = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => (stop = subscribe(listener)), TAP_TIME);
    };
    document.addEventListener("pointerdown", hold, listening);
    document.addEventListener("pointerup", release, listening);
    document.addEventListener("pointercancel", release, listening);
    return () => {
      stop();
      clearTimeout(timer);
      listening.abort();
    };
  }, []);

  const close = useCallback((number: number) => setToasts((shown) => shown.filter((one) => one.number !== number)), []);
  return { toasts, close };
}
