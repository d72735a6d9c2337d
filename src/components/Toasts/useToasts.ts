import { useCallback, useEffect, useState } from "react";
import { subscribe, type Toast } from "./notify";

export type ShownToast = Toast & { number: number };

/** Most toasts shown at once. */
const MOST = 3;

/** On touch screens, `click` is fired a moment after `pointerup` (in milliseconds). */
const TAP_TIME = 100;

/** Appends a toast, removing the one with the same subject. */
function add(shown: ShownToast[], toast: Toast): ShownToast[] {
  const { about = toast.text } = toast;
  const others = shown.filter((other) => other.about !== about);
  return [...others, { ...toast, about, number: (shown.at(-1)?.number ?? 0) + 1 }].slice(-MOST);
}

/** The toasts to show. None appears during a press, which would then land on it instead of its target. */
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
