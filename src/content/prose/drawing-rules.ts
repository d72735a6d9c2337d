const firstTag = /^\s*<svg\b[^>]*\bviewBox="0 0 (\d+) (\d+)"[^>]*>/;

/** Scaled down to a 360 px phone, 18 px text in a drawing of this width is 12 px. */
const widest = 480;

/** The `<svg>` tag of a drawing and its size; empty when the file does not start with a valid one. */
export function readFirstTag(drawn: string): { tag?: string; width?: number; height?: number } {
  const [tag, width, height] = firstTag.exec(drawn) ?? [];
  return tag ? { tag, width: Number(width), height: Number(height) } : {};
}

/** Why an SVG cannot be published as a figure, in French; undefined when it can. */
export function drawingMistake(drawn: string): string | undefined {
  const { width } = readFirstTag(drawn);
  if (!width) return 'sa première balise doit être <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 …">';
  if (width > widest) return `dessiné sur ${width} de large : illisible sur un téléphone au-delà de ${widest}`;
  const own = /\b(?:font-size|font-family|style|fill|stroke)="[^"]*"|<style\b/.exec(drawn);
  return own ? `«${own[0]}» ne suivrait pas le thème sombre : employez les classes de drawing.scss` : undefined;
}
