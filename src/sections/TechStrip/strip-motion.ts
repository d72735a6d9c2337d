/** 0.2 px per frame (docs/contrat.md, «Constantes») at 60 frames a second, in px per second: the same on any screen. */
const pixelsPerSecond = 0.2 * 60;

/** How much of a lap (the whole list once, in px) passes in a second. */
export const lapsPerSecond = (lapWidth: number): number => (lapWidth > 0 ? pixelsPerSecond / lapWidth : 0);

/** Every reason the strip may have to stand still. */
export type StripState = {
  /** By its button. */
  paused: boolean;
  /** The mouse is over it, or the keyboard inside it. */
  attended: boolean;
  onScreen: boolean;
  reducedMotion: boolean;
};

/** Whether the strip moves now. */
export const isMoving = ({ paused, attended, onScreen, reducedMotion }: StripState): boolean =>
  onScreen && !paused && !attended && !reducedMotion;
