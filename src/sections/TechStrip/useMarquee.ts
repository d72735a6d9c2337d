import { type RefObject, useEffect, useRef } from "react";
import { lapsPerSecond } from "./strip-motion";

/**
 * Loops a track that holds its list twice, by the width of one list: the end of a lap looks like
 * its start. Runs on the compositor, without script or layout per frame. Without the Web Animations
 * API, nothing moves.
 */
export function useMarquee(track: RefObject<HTMLElement>, moving: boolean): void {
  const marquee = useRef<Animation>();

  useEffect(() => {
    const element = track.current;
    if (typeof element?.animate !== "function") return;
    // The duration is one second and the playback rate sets the speed: the rate can change without a jump.
    const animation = element.animate(
      { transform: ["none", "translateX(-50%)"] },
      { duration: 1000, iterations: Infinity },
    );
    animation.pause();
    const setSpeed = () => {
      animation.playbackRate = lapsPerSecond(element.scrollWidth / 2);
    };
    // ResizeObserver also reports the initial size, without forcing a layout.
    const resizing = typeof ResizeObserver === "function" ? new ResizeObserver(setSpeed) : undefined;
    if (resizing) resizing.observe(element);
    else setSpeed();
    marquee.current = animation;
    return () => {
      resizing?.disconnect();
      animation.cancel();
    };
  }, [track]);

  useEffect(() => {
    if (moving) marquee.current?.play();
    else marquee.current?.pause();
  }, [moving]);
}
