import { fetchPage } from "./fetch-page";
import { passPressesOn } from "./pass-presses-on";

type Navigate = (href: string, options: { replace: boolean }) => void;

/** In milliseconds: a page that has not come by then is shown as it comes. */
const longestStandstill = 500;

/** Tells that the page that the visitor asked for is in the document. */
let arrive: (() => void) | undefined;

/** Number of the last visit asked for. Another may be, or a page may come by «Back», while one is on its way. */
let latest = 0;

/**
 * Where motion is welcome and costs no wait. Taking the picture that fades holds the next page back: 40 to 80 ms on
 * a phone slowed four times, as much as the page itself, against a frame or two on a computer.
 */
const isFadeWelcome = (): boolean =>
  typeof matchMedia === "function" &&
  matchMedia("(prefers-reduced-motion: no-preference) and (not (pointer: coarse))").matches;

/** To call when a page has taken the place of another. */
export function pageArrived(): void {
  latest += 1;
  arrive?.();
  arrive = undefined;
}

/**
 * The page on screen fades into the one that is about to take its place. The browser draws nothing between the
 * call and the arrival, so it is for a page that is at hand.
 */
function fadeIntoNext(): void {
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
    setTimeout(resolve, longestStandstill);
  });
  const fading = document.startViewTransition(() => arrival);
  // Another visit, or a hidden tab, gives the fading up: the page is shown all the same.
  fading.ready.catch(() => undefined);
  passPressesOn(fading);
}

const fades = (): boolean => typeof document.startViewTransition === "function" && isFadeWelcome();

/**
 * Shows a page of the site in the place of the current one, once it is at hand; one that can't be fetched is left
 * to Gatsby, which then asks for its document.
 *
 * @param navigate Gatsby's own.
 */
export async function visit(href: string, navigate: Navigate): Promise<void> {
  latest += 1;
  const own = latest;
  const { pathname } = new URL(href, window.location.href);
  if (pathname !== window.location.pathname) {
    const isAtHand = await fetchPage(href);
    if (own !== latest) return;
    if (isAtHand && fades()) fadeIntoNext();
  }
  navigate(href, { replace: href === window.location.pathname });
}
