import { anchorTarget } from "./anchor";

type Place = { pathname: string; hash: string };

let waiting = 0;

/** What a page that is left again had still to do, which would be done to the next page, is left out. */
function inNextFrame(work: () => void): void {
  cancelAnimationFrame(waiting);
  waiting = requestAnimationFrame(work);
}

/** The visitor who has meanwhile left `held`, which had the focus when the page came, for something else stays there. */
function focus(element: HTMLElement, held: Element | null): void {
  if (document.activeElement !== held && document.activeElement !== document.body) return;
  if (!element.hasAttribute("tabindex")) element.setAttribute("tabindex", "-1");
  element.focus({ preventScroll: true });
}

/**
 * Keeps the router from doing the same in its own way: it says «Navigated to» in English, and focuses the
 * whole page, which WebKit then scrolls back to its top.
 */
function silenceRouter(): void {
  const announcer = document.getElementById("gatsby-announcer");
  announcer?.removeAttribute("aria-live");
  announcer?.setAttribute("aria-hidden", "true");
  const wrapper = document.getElementById("gatsby-focus-wrapper");
  if (wrapper) wrapper.focus = () => undefined;
}

/**
 * After a client-side navigation, moves focus to the anchor aimed at or to the new page's
 * heading, and tells the page's title to assistive technology.
 */
export function announcePage(location: Place, previous: Place | null | undefined): void {
  silenceRouter();
  if (!previous) return;
  const held = document.activeElement;
  const target = anchorTarget(location.hash);
  if (target) {
    inNextFrame(() => focus(target, held));
    return;
  }
  if (previous.pathname === location.pathname) return;
  // The title changes in the next frame.
  inNextFrame(() =>
    inNextFrame(() => {
      const heading = document.querySelector<HTMLElement>("main h1");
      if (heading) focus(heading, held);
      const announcer = document.getElementById("annonce");
      if (announcer) announcer.textContent = `Page affichée : ${document.title}`;
    }),
  );
}
