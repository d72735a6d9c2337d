import { type RefObject, useEffect, useRef } from "react";
import { lapsPerSecond } from "./strip-motion";

/**
 * Loops a track that holds its list twice, by the width of one list: the end of a lap looks like
 * its start. Runs on the compositor, without script or layout per frame. Without the Web Animations
 * API, nothing moves.
 */
export function useDrift(track: RefObject<HTMLElement>, moving: boolean): void {
  const drift = useRef<Animation>();

  useEffect(() => {
    const element = track.current;
    if (typeof element?.animate !== "function") return;
    // The duration is one second and the playback rate sets the speed: the rate can change without a jump.
    const animation = element.animate(
      { transform: ["none", "translateX(-50%)"] },
      { duration: 1000, iterations: Infinity },
    );
    animation.pause();
    const setPace = () => {
      animation.playbackRate = lapsPerSecond(element.scrollWidth / 2);
    };
    // ResizeObserver also reports the initial size, without forcing a layout.
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
