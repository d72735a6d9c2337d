/** Run in the page: the fade between two pages then lasts as long as a test. */
export const fadeWithoutEnd = () => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("::view-transition-group(root) { animation-duration: 60s !important }");
  document.adoptedStyleSheets = [sheet];
};
