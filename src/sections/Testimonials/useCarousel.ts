import { type RefObject, useEffect } from "react";
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

/** Jumps, unseen, to the equivalent place that leaves room on both sides; says where that is. */
function comeBack(strip: HTMLElement): number {
  const left = comeRound(strip.scrollLeft, pitch(strip.querySelector("ul")));
  if (left !== strip.scrollLeft) strip.scrollTo({ left, behavior: "instant" });
  return left;
}

function advance(strip: HTMLElement, direction: Direction, behavior: ScrollBehavior): void {
  const step = pitch(strip.querySelector("li"));
  strip.scrollTo({ left: neighbour(comeBack(strip), step, direction), behavior });
}

/**
 * Drives a strip that scrolls natively and holds a list and its copy: endless in both
 * directions, and one card further from time to time while it may move and nobody is on it.
 * Nothing is measured but at rest and at each move.
 */
export function useCarousel(strip: RefObject<HTMLElement>, paused: boolean): (direction: Direction) => void {
  const onScreen = useOnScreen(strip);
  const still = useReducedMotion();

  useEffect(() => {
    const element = strip.current;
    if (!element) return undefined;
    const settle = () => void comeBack(element);
    element.addEventListener("scrollend", settle);
    return () => element.removeEventListener("scrollend", settle);
  }, [strip]);

  useEffect(() => {
    const element = strip.current;
    if (!element || paused || still || !onScreen) return undefined;
    const timer = setInterval(() => {
      if (!document.hidden && !element.matches(":hover, :focus-within")) advance(element, 1, "smooth");
    }, READING_TIME);
    return () => clearInterval(timer);
  }, [strip, paused, still, onScreen]);

  return (direction) => {
    if (strip.current) advance(strip.current, direction, still ? "instant" : "smooth");
  };
}
