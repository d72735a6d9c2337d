/** -1 where a page is read from right to left, as one that the browser translated may be: there, places are negative. */
export const reading = (element: Element): 1 | -1 => (getComputedStyle(element).direction === "rtl" ? -1 : 1);
