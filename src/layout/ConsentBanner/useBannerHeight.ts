import { type RefObject, useEffect } from "react";

/** What else stands at the foot of the window stands above the banner: `--floor`, in src/styles/tokens/_scale.scss. */
export function useBannerHeight(banner: RefObject<HTMLElement>, shown: boolean): void {
  useEffect(() => {
    const target = banner.current;
    if (!shown || !target) return undefined;
    const { style } = document.documentElement;
    const measure = () => style.setProperty("--consent-banner-height", `${target.offsetHeight}px`);
    measure();
    const observer = "ResizeObserver" in window ? new ResizeObserver(measure) : undefined;
    observer?.observe(target);
    return () => {
      observer?.disconnect();
      style.removeProperty("--consent-banner-height");
    };
  }, [banner, shown]);
}
