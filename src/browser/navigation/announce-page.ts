import { anchorTarget } from "./anchor";

type Place = { pathname: string; hash: string };

function focus(element: HTMLElement): void {
  if (!element.hasAttribute("tabindex")) element.setAttribute("tabindex", "-1");
  element.focus({ preventScroll: true });
}

/**
 * After a client-side navigation, moves focus to the anchor aimed at or to the new page's
 * heading, and tells the page's title to assistive technology. Gatsby's own announcer says
 * «Navigated to» in English: it is silenced.
 */
export function announcePage(location: Place, previous: Place | null | undefined): void {
  const foreign = document.getElementById("gatsby-announcer");
  foreign?.removeAttribute("aria-live");
  foreign?.setAttribute("aria-hidden", "true");
  if (!previous) return;
  const target = anchorTarget(location.hash);
  if (target) {
    requestAnimationFrame(() => focus(target));
    return;
  }
  if (previous.pathname === location.pathname) return;
  // The router focuses its wrapper right after this; the title changes in the next frame.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const heading = document.querySelector<HTMLElement>("main h1");
      if (heading) focus(heading);
      const announcer = document.getElementById("annonce");
      if (announcer) announcer.textContent = `Page affichée : ${document.title}`;
    }),
  );
}
