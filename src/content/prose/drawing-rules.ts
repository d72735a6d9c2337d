const firstTag = /^\s*<svg\b[^>]*\bviewBox="0 0 (\d+) (\d+)"[^>]*>/;

/** On a phone 360 pixels wide, words drawn 18 high in this width are read at 12. */
const widest = 480;

/** The first tag of a drawing and its size; all are undefined when it is not one. */
export function readFirstTag(drawn: string): { tag?: string; width?: number; height?: number } {
  const [tag, width, height] = firstTag.exec(drawn) ?? [];
  return tag ? { tag, width: Number(width), height: Number(height) } : {};
}

/** What keeps an SVG from being published as a figure, in French; nothing when it is fit. */
export function drawingMistake(drawn: string): string | undefined {
  const { width } = readFirstTag(drawn);
  if (!width) return 'sa première balise doit être <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 …">';
  if (width > widest) return `dessiné sur ${width} de large : illisible sur un téléphone au-delà de ${widest}`;
  const own = /\b(?:font-size|font-family|style|fill|stroke)="[^"]*"|<style\b/.exec(drawn);
  return own ? `«${own[0]}» ne suivrait pas le thème sombre : employez les classes de drawing.scss` : undefined;
}
