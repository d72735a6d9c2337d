import { type RefObject, useEffect, useRef } from "react";
import { useOnScreen } from "../../components/motion/useOnScreen";
import { useReducedMotion } from "../../components/motion/useReducedMotion";
import { comeRound, type Direction, neighbour } from "./carousel";

/** Between two moves, in milliseconds: long enough to read one testimonial and begin the next. */
const READING_TIME = 7000;

/** Distance in pixels from an element to its next sibling; 0 without one. */
const pitch = (element: Element | null | undefined): number => {
  const next = element?.nextElementSibling;
  return element instanceof HTMLElement && next instanceof HTMLElement ? next.offsetLeft - element.offsetLeft : 0;
};

/** Where each strip is on its way to, in pixels, so that clicks that come meanwhile add up. */
const aims = new WeakMap<HTMLElement, number>();

/**
 * Jumps, unseen, from `place` to the equivalent place that leaves room on both sides; says where
 * that is. A strip on its way elsewhere jumps as far.
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

/** The scroll has ended: at its aim, or wherever the visitor took it. */
function settle(strip: HTMLElement): void {
  const aim = aims.get(strip);
  // An unseen jump on the way ends a scroll too.
  if (aim !== undefined && Math.abs(strip.scrollLeft - aim) > 2) return;
  aims.delete(strip);
  comeBack(strip, strip.scrollLeft);
}

/** Between two scroll events, at most, as long as a scroll goes on, in milliseconds. */
const PAUSE = 150;

/** Calls back when a scroll ends. Safari before 26.2 and Chrome before 114 do not tell: a pause in the scroll does. */
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

/** From here on the visitor's hand decides. */
function giveUpAim({ currentTarget: strip }: Event): void {
  if (strip instanceof HTMLElement) aims.delete(strip);
}

/**
 * Drives a strip that scrolls natively and holds a list and its copy: endless in both
 * directions, and one card further from time to time while it may move and nobody is on it.
 * Nothing is measured but at rest and at each move.
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
      // What the visitor has just chosen stays as long as any other.
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
