import { type RefObject, useEffect } from "react";

/** Sets a custom property to the banner's height, to place fixed elements above it (`--floor`, tokens/_scale.scss). */
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
