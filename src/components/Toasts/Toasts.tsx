import { type ComponentType, useEffect, useState } from "react";
import { notify, subscribe, type Toast } from "./notify";
import { PlainToasts } from "./PlainToasts";

const loadRegion = () => import("./ToastRegion").then((module) => module.ToastRegion);

/**
 * Shows what `notify` raises. The library is fetched when a visitor enters a form, or with the
 * first toast, and never before: most visits need none. Meanwhile toasts wait. If it can't be
 * fetched (the network that made the message fail is likely to fail here too), they are shown plainly.
 */
export function Toasts() {
  const [loaded, setLoaded] = useState<{ Region: ComponentType } | null>(null);

  useEffect(() => {
    const early: Toast[] = [];
    let gone = false;

    const show = (Region: ComponentType): void => {
      if (gone) return;
      stop();
      // Nobody listens now: they wait for the region to subscribe.
      early.forEach(notify);
      setLoaded({ Region });
    };
    const load = (): void => {
      loadRegion().then(show, () => {
        if (early.length > 0) show(PlainToasts);
      });
    };
    const stopListening = subscribe((toast) => {
      early.push(toast);
      load();
    });
    const prepare = (event: FocusEvent): void => {
      if (event.target instanceof Element && event.target.closest("form")) load();
    };
    const stop = (): void => {
      gone = true;
      stopListening();
      document.removeEventListener("focusin", prepare);
    };
    document.addEventListener("focusin", prepare);
    return stop;
  }, []);

  return loaded && <loaded.Region />;
}
