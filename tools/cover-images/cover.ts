/** Size of a cover, in pixels and in user units. */
export const coverSize = { width: 1600, height: 900 } as const;

/** A whole cover: its ground, then what stands on it. */
export const cover = (ground: string, ...parts: string[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${coverSize.width}" height="${coverSize.height}" viewBox="0 0 ${coverSize.width} ${coverSize.height}">` +
  `<rect width="100%" height="100%" fill="${ground}"/>${parts.join("")}</svg>`;
