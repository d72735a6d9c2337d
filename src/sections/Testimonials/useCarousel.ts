import { type RefObject, useEffect, useRef } from "react";
import { onScrollEnd } from "../../components/motion/on-scroll-end";
import { useOnScreen } from "../../components/motion/useOnScreen";
import { useReducedMotion } from "../../components/motion/useReducedMotion";
import { equivalentPosition, type Direction, neighbour } from "./carousel";

/** Interval between two automatic moves, in milliseconds: enough to read a testimonial. */
const READING_TIME = 7000;

/** After this time in the same place, in milliseconds, a scroll no longer moves. */
const STANDSTILL = 150;

/** Distance in pixels from an element to its next sibling; 0 if there is none. */
const distanceToNext = (element: Element | null | undefined): number => {
  const next = element?.nextElementSibling;
  return element instanceof HTMLElement && next instanceof HTMLElement ? next.offsetLeft - element.offsetLeft : 0;
};

/** Target of each carousel's current scroll, in pixels, so that successive clicks add up. */
const targets = new WeakMap<HTMLElement, number>();

/**
 * Jumps invisibly to the equivalent position with room to scroll on both sides, keeping the offset
 * of a scroll in progress. Returns the position equivalent to `position`.
 */
function recentre(strip: HTMLElement, position: number): number {
  const recentred = equivalentPosition(position, distanceToNext(strip.querySelector("ul")));
  const left = strip.scrollLeft + recentred - position;
  if (left !== strip.scrollLeft) strip.scrollTo({ left, behavior: "instant" });
  return recentred;
}

function advance(strip: HTMLElement, direction: Direction, behavior: ScrollBehavior): void {
  const start = recentre(strip, targets.get(strip) ?? strip.scrollLeft);
  const left = neighbour(start, distanceToNext(strip.querySelector("li")), direction);
  targets.set(strip, left);
  strip.scrollTo({ left, behavior });
}

/** Whether what has the focus is in the strip; `:focus` no longer matches in a window that Firefox leaves. */
const holdsFocus = (strip: HTMLElement) => strip.contains(document.activeElement);

/** Whether a link of the strip has the focus, not the strip itself. */
const holdsFocusedLink = (strip: HTMLElement) => holdsFocus(strip) && document.activeElement !== strip;

/** Ends a scroll, at its target or wherever the visitor stopped it. */
function handleScrollEnd(strip: HTMLElement): void {
  const target = targets.get(strip);
  const { scrollLeft } = strip;
  if (target !== undefined && Math.abs(scrollLeft - target) > 2) {
    // An invisible jump during a scroll also fires `scrollend`, and WebKit sometimes abandons a smooth scroll.
    setTimeout(() => {
      if (targets.get(strip) !== target || strip.scrollLeft !== scrollLeft || holdsFocusedLink(strip)) return;
      strip.scrollTo({ left: target, behavior: "smooth" });
    }, STANDSTILL);
    return;
  }
  targets.delete(strip);
  // A link that has the focus is in the list, not in its duplicate: neither a jump to the equivalent position nor the end
  // of a move that had begun leaves it out of sight (WCAG 2.4.11).
  const { activeElement } = document;
  if (!holdsFocusedLink(strip)) recentre(strip, scrollLeft);
  else if (activeElement?.matches(":focus-visible")) {
    // Its item, not the link: the strip would snap back to the one before.
    activeElement.closest("li")?.scrollIntoView({ block: "nearest", inline: "start" });
  }
}

/** User input cancels the programmatic scroll. */
function cancelTarget({ currentTarget: strip }: Event): void {
  if (strip instanceof HTMLElement) targets.delete(strip);
}

/**
 * Makes a natively scrolled list, followed by its duplicate, endless in both directions, and moves
 * it by one item from time to time unless it is paused, hovered or focused. Layout is read only at
 * rest and at each move.
 */
export function useCarousel(strip: RefObject<HTMLElement>, paused: boolean): (direction: Direction) => void {
  const onScreen = useOnScreen(strip);
  const reducedMotion = useReducedMotion();
  const chosenAt = useRef(Number.NEGATIVE_INFINITY);

  useEffect(() => {
    const element = strip.current;
    if (!element) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    onScrollEnd(element, () => handleScrollEnd(element), signal);
    for (const type of ["pointerdown", "wheel", "keydown"]) {
      element.addEventListener(type, cancelTarget, { signal, passive: true });
    }
    return () => listening.abort();
  }, [strip]);

  useEffect(() => {
    const element = strip.current;
    if (!element || paused || reducedMotion || !onScreen) return undefined;
    const timer = setInterval(() => {
      // An item the visitor has just chosen stays as long as the others.
      if (performance.now() - chosenAt.current < READING_TIME) return;
      if (!document.hidden && !holdsFocus(element) && !element.matches(":hover")) advance(element, 1, "smooth");
    }, READING_TIME);
    return () => clearInterval(timer);
  }, [strip, paused, reducedMotion, onScreen]);

  return (direction) => {
    chosenAt.current = performance.now();
    if (strip.current) advance(strip.current, direction, reducedMotion ? "instant" : "smooth");
  };
}
