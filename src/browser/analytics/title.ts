/**
 * Calls back once the title of the new page stands. react-helmet writes it in an animation frame that it
 * asks for while React commits the page; the second frame from here comes after that one. A page opened in
 * a background tab gets no frame, but its title came with the HTML.
 */
export function afterTitle(callback: () => void): () => void {
  if (document.hidden) {
    callback();
    return () => {};
  }
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(callback);
  });
  return () => cancelAnimationFrame(frame);
}
