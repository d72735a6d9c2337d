import { type RefObject, useEffect, useRef } from "react";
import { lapsPerSecond } from "./strip-motion";

/**
 * Slides a track that holds its list twice by one list's width, endlessly: where the second copy
 * stands when the lap ends is where the first one started. The browser's compositor does it, with
 * no script and no layout per frame. Where the Web Animations API is missing, nothing moves.
 */
export function useDrift(track: RefObject<HTMLElement>, moving: boolean): void {
  const drift = useRef<Animation>();

  useEffect(() => {
    const element = track.current;
    if (typeof element?.animate !== "function") return;
    // A lap of one second, slowed down by the rate: a rate may change without a jump, a duration may not.
    const animation = element.animate(
      { transform: ["none", "translateX(-50%)"] },
      { duration: 1000, iterations: Infinity },
    );
    animation.pause();
    const setPace = () => {
      animation.playbackRate = lapsPerSecond(element.scrollWidth / 2);
    };
    // It tells of the first size too, once laid out: to ask for it now would lay the page out one time more.
    const resizing = typeof ResizeObserver === "function" ? new ResizeObserver(setPace) : undefined;
    if (resizing) resizing.observe(element);
    else setPace();
    drift.current = animation;
    return () => {
      resizing?.disconnect();
      animation.cancel();
    };
  }, [track]);

  useEffect(() => {
    if (moving) drift.current?.play();
    else drift.current?.pause();
  }, [moving]);
}
