import { type RefObject, useEffect, useRef } from "react";
import { onScrollEnd } from "../../components/motion/on-scroll-end";
import { useOnScreen } from "../../components/motion/useOnScreen";
import { useReducedMotion } from "../../components/motion/useReducedMotion";

export type Direction = 1 | -1;

/** Interval between two automatic moves, in milliseconds: enough to read a testimonial. */
const READING_TIME = 7000;

/** After this time in the same place, in milliseconds, a scroll no longer moves. */
const STANDSTILL = 150;

/**
 * The equivalent position with room to scroll on both sides: the list is there twice, so that a position and the same one
 * plus `loop`, the list's width, look the same. All in pixels.
 */
export function equivalentPosition(position: number, loop: number): number {
  if (loop <= 0) return position;
  // A scroll may end a fraction of a pixel from its target.
  if (position < 1) return position + loop;
  return position > loop + 1 ? position - loop : position;
}

/** Position of the previous or next item, each `step` pixels wide. */
export function neighbour(position: number, step: number, direction: Direction): number {
  return step > 0 ? (Math.round(position / step) + direction) * step : position;
}

/** Whether what has the focus is in the strip; `:focus` no longer matches in a window that Firefox leaves. */
const holdsFocus = (strip: HTMLElement) => strip.contains(document.activeElement);

/** Whether a link of the strip has the focus, not the strip itself. */
const holdsFocusedLink = (strip: HTMLElement) => holdsFocus(strip) && document.activeElement !== strip;

/** Distance in pixels from an element to its next sibling; 0 if there is none. */
const distanceToNext = (element: Element | null): number => {
  const next = element?.nextElementSibling;
  return element instanceof HTMLElement && next instanceof HTMLElement ? next.offsetLeft - element.offsetLeft : 0;
};

/** Moves a natively scrolled list, followed by its duplicate, without an end. Layout is read only at rest and at each move. */
function controlStrip(strip: HTMLElement, signal: AbortSignal) {
  /** Of the current scroll, so that successive clicks add up. */
  let target: number | undefined;
  const scroll = (left: number, behavior: ScrollBehavior) => strip.scrollTo({ left, behavior });

  /** Jumps invisibly to the equivalent of `position`, keeping the offset of a scroll in progress, and returns it. */
  const recentre = (position: number): number => {
    const recentred = equivalentPosition(position, distanceToNext(strip.firstElementChild));
    if (recentred !== position) scroll(strip.scrollLeft + recentred - position, "instant");
    return recentred;
  };

  /** Ends a scroll, at its target or wherever the visitor stopped it. */
  const end = (): void => {
    const { scrollLeft } = strip;
    const aim = target;
    if (aim !== undefined && Math.abs(scrollLeft - aim) > 2) {
      // An invisible jump during a scroll also fires `scrollend`, and WebKit sometimes abandons a smooth scroll.
      setTimeout(() => {
        if (target === aim && strip.scrollLeft === scrollLeft && !holdsFocusedLink(strip)) scroll(aim, "smooth");
      }, STANDSTILL);
      return;
    }
    target = undefined;
    // A link that has the focus is in the list, not in its duplicate: neither a jump to the equivalent position nor the end
    // of a move that had begun leaves it out of sight (WCAG 2.4.11).
    const { activeElement } = document;
    if (!holdsFocusedLink(strip)) recentre(scrollLeft);
    else if (activeElement?.matches(":focus-visible")) {
      // Its item, not the link: the strip would snap back to the one before.
      activeElement.closest("li")?.scrollIntoView({ block: "nearest", inline: "start" });
    }
  };

  onScrollEnd(strip, end, signal);
  for (const type of ["pointerdown", "wheel", "keydown"]) {
    strip.addEventListener(type, () => (target = undefined), { signal, passive: true });
  }
  return (direction: Direction, behavior: ScrollBehavior): void => {
    const start = recentre(target ?? strip.scrollLeft);
    target = neighbour(start, distanceToNext(strip.querySelector("li")), direction);
    scroll(target, behavior);
  };
}

/** Moves `strip` by one item from time to time if it `plays` and is neither hovered nor focused; returns what moves it. */
export function useCarousel(strip: RefObject<HTMLElement>, plays: boolean): (direction: Direction) => void {
  const onScreen = useOnScreen(strip);
  const reducedMotion = useReducedMotion();
  const move = useRef<ReturnType<typeof controlStrip>>();
  const chosenAt = useRef(Number.NEGATIVE_INFINITY);

  useEffect(() => {
    const listening = new AbortController();
    if (strip.current) move.current = controlStrip(strip.current, listening.signal);
    return () => listening.abort();
  }, [strip]);

  useEffect(() => {
    const element = strip.current;
    if (!element || !plays || reducedMotion || !onScreen) return undefined;
    const timer = setInterval(() => {
      // An item the visitor has just chosen stays as long as the others.
      if (performance.now() - chosenAt.current < READING_TIME) return;
      if (!document.hidden && !holdsFocus(element) && !element.matches(":hover")) move.current?.(1, "smooth");
    }, READING_TIME);
    return () => clearInterval(timer);
  }, [strip, plays, reducedMotion, onScreen]);

  return (direction) => {
    chosenAt.current = performance.now();
    move.current?.(direction, reducedMotion ? "instant" : "smooth");
  };
}
