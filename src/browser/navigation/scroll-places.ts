import { readStored, writeStored } from "../storage/storage";
import { entryName, takeOverFirstEntry, takeOverScroll } from "./history-entries";

/** How far down each entry of the tab's history was left, in pixels, by the entry's name. */
let places = new Map<string, number>();

/** The entry whose page is on screen: the address may already be another's, whose page is on its way. */
let shown = "";

function readPlaces(): Map<string, number> {
  try {
    return new Map(JSON.parse(readStored("scroll-places") ?? "[]") as [string, number][]);
  } catch {
    return new Map();
  }
}

function note(): void {
  places.set(shown, Math.round(window.scrollY));
}

const store = (): void => writeStored("scroll-places", JSON.stringify([...places]));

/** Notes the place of the page on screen as it changes, and keeps all places over a reload. */
export function keepPlaces(): void {
  takeOverFirstEntry();
  places = readPlaces();
  shown = entryName();
  // The visitor may have moved before the scripts came.
  if (window.scrollY > 0) note();
  window.addEventListener("scroll", note, { passive: true });
  window.addEventListener("pagehide", store);
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) store();
  });
}

/** Where the page of the current entry was left, in pixels; `undefined` when it was never shown. */
export const placeLeft = (): number | undefined => places.get(entryName());

/**
 * Tells that the page of the current entry is now on screen.
 *
 * @returns where it was left, in pixels; `undefined` when it was never shown.
 */
export function showEntry(): number | undefined {
  shown = entryName();
  takeOverScroll();
  return placeLeft();
}
