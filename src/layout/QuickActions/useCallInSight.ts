import { useEffect, useState } from "react";

/** Whether a call of the page's own, marked `data-call`, is in the window; `first` until it is known. */
export function useCallInSight(first: boolean): boolean {
  const [inSight, setInSight] = useState(first);

  useEffect(() => {
    const call = document.querySelector("main [data-call]");
    if (!call || typeof IntersectionObserver === "undefined") return undefined;
    // Less what the header covers (`--header-height`).
    const observer = new IntersectionObserver((entries) => setInSight(entries.at(-1)?.isIntersecting ?? first), {
      rootMargin: "-72px 0px 0px",
    });
    observer.observe(call);
    return () => observer.disconnect();
  }, [first]);

  return inSight;
}
