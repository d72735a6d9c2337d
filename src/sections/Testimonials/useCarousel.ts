import { type RefObject, useEffect, useRef } from "react";
import { useOnScreen } from "../../components/motion/useOnScreen";
import { useReducedMotion } from "../../components/motion/useReducedMotion";
import { comeRound, type Direction, neighbour } from "./carousel";

/** Interval between two automatic moves, in milliseconds: enough to read a testimonial. */
const READING_TIME = 7000;

/** Distance in pixels from an element to its next sibling; 0 if there is none. */
const pitch = (element: Element | null | undefined): number => {
  const next = element?.nextElementSibling;
  return element instanceof HTMLElement && next instanceof HTMLElement ? next.offsetLeft - element.offsetLeft : 0;
};

/** Target of each carousel's current scroll, in pixels, so that successive clicks add up. */
const aims = new WeakMap<HTMLElement, number>();

/**
 * Jumps invisibly to the equivalent position with room to scroll on both sides, keeping the offset
 * of a scroll in progress. Returns the position equivalent to `place`.
 */
function comeBack(strip: HTMLElement, place: number): number {
  const equivalent = comeRound(place, pitch(strip.querySelector("ul")));
  const left = strip.scrollLeft + equivalent - place;
  if (left !== strip.scrollLeft) strip.scrollTo({ left, behavior: "instant" });
  return equivalent;
}

function advance(strip: HTMLElement, direction: Direction, behavior: ScrollBehavior): void {
  const start = comeBack(strip, aims.get(strip) ?? strip.scrollLeft);
  const left = neighbour(start, pitch(strip.querySelector("li")), direction);
  aims.set(strip, left);
  strip.scrollTo({ left, behavior });
}

/** Ends a scroll, at its target or wherever the visitor stopped it. */
function settle(strip: HTMLElement): void {
  const aim = aims.get(strip);
  // An invisible jump during a scroll also fires `scrollend`.
  if (aim !== undefined && Math.abs(strip.scrollLeft - aim) > 2) return;
  aims.delete(strip);
  comeBack(strip, strip.scrollLeft);
}

/** Longest delay between two scroll events of the same scroll, in milliseconds. */
const PAUSE = 150;

/** `scrollend`, or a pause in scroll events in browsers that lack it (Safari before 26.2, Chrome before 114). */
function onScrollEnd(element: HTMLElement, callback: () => void, signal: AbortSignal): void {
  if ("onscrollend" in window) {
    element.addEventListener("scrollend", callback, { signal });
    return;
  }
  let pause: ReturnType<typeof setTimeout> | undefined;
  const wait = (): void => {
    clearTimeout(pause);
    pause = setTimeout(callback, PAUSE);
  };
  element.addEventListener("scroll", wait, { signal, passive: true });
  signal.addEventListener("abort", () => clearTimeout(pause));
}

/** User input cancels the target. */
function giveUpAim({ currentTarget: strip }: Event): void {
  if (strip instanceof HTMLElement) aims.delete(strip);
}

/**
 * Makes a natively scrolled list, followed by its duplicate, endless in both directions, and moves
 * it by one item from time to time unless it is paused, hovered or focused. Layout is read only at
 * rest and at each move.
 */
export function useCarousel(strip: RefObject<HTMLElement>, paused: boolean): (direction: Direction) => void {
  const onScreen = useOnScreen(strip);
  const still = useReducedMotion();
  const chosenAt = useRef(Number.NEGATIVE_INFINITY);

  useEffect(() => {
    const element = strip.current;
    if (!element) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    onScrollEnd(element, () => settle(element), signal);
    for (const type of ["pointerdown", "wheel", "keydown"]) {
      element.addEventListener(type, giveUpAim, { signal, passive: true });
    }
    return () => listening.abort();
  }, [strip]);

  useEffect(() => {
    const element = strip.current;
    if (!element || paused || still || !onScreen) return undefined;
    const timer = setInterval(() => {
      // An item the visitor has just chosen stays as long as the others.
      if (performance.now() - chosenAt.current < READING_TIME) return;
      if (!document.hidden && !element.matches(":hover, :focus-within")) advance(element, 1, "smooth");
    }, READING_TIME);
    return () => clearInterval(timer);
  }, [strip, paused, still, onScreen]);

  return (direction) => {
    chosenAt.current = performance.now();
    if (strip.current) advance(strip.current, direction, still ? "instant" : "smooth");
  };
}
