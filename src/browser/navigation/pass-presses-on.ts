/** As the browser does: of a press that began on one thing and ended on another, what holds both hears the click. */
function click(press: MouseEvent, release: MouseEvent): void {
  const released = document.elementFromPoint(release.clientX, release.clientY);
  let pressed = document.elementFromPoint(press.clientX, press.clientY);
  while (pressed && !pressed.contains(released)) pressed = pressed.parentElement;
  pressed?.dispatchEvent(new MouseEvent("click", release));
}

/**
 * What fades hears no press: the browser takes it for one on the whole document, and of one that the fade ends under,
 * Firefox makes no click at all. It ends the fade, and goes to what was pressed.
 */
export function passPressesOn(fading: ViewTransition): void {
  const pass = (press: MouseEvent): void => {
    if (press.target !== document.documentElement || press.button !== 0) return;
    fading.skipTransition();
    const release = (event: MouseEvent): void => void fading.finished.then(() => click(press, event));
    // It comes also when the mouse is let go outside of the window.
    document.addEventListener("mouseup", release, { once: true });
  };
  document.addEventListener("mousedown", pass);
  void fading.finished.finally(() => document.removeEventListener("mousedown", pass));
}
