/** 0.2 px per frame (docs/contrat.md, «Constantes») at 60 fps, in px per second: the same at any refresh rate. */
const pixelsPerSecond = 0.2 * 60;

/** Laps (the width of the list, in px) per second. */
export const lapsPerSecond = (lapWidth: number): number => (lapWidth > 0 ? pixelsPerSecond / lapWidth : 0);

/** Everything that pauses the marquee. */
type StripState = {
  /** With its button. */
  paused: boolean;
  /** Hovered or focused. */
  hoveredOrFocused: boolean;
  onScreen: boolean;
  reducedMotion: boolean;
};

/** Whether the marquee is moving. */
export const isMoving = ({ paused, hoveredOrFocused, onScreen, reducedMotion }: StripState): boolean =>
  onScreen && !paused && !hoveredOrFocused && !reducedMotion;
