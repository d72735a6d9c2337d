/**
 * The characters that a TrueType font has glyphs for, from its Unicode character map in format 4,
 * which holds those below U+10000 (https://learn.microsoft.com/typography/opentype/spec/cmap).
 *
 * @throws when the font has no such map.
 */
export function fontCharacters(font: Buffer): ReadonlySet<string> {
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + 16 * index);
  const cmap = tables.find((entry) => font.toString("latin1", entry, entry + 4) === "cmap");
  const start = cmap === undefined ? 0 : font.readUInt32BE(cmap + 8);
  const maps = Array.from({ length: start ? font.readUInt16BE(start + 2) : 0 }, (_, index) => start + 4 + 8 * index);
  const found = maps.map((entry) => start + font.readUInt32BE(entry + 4)).find((map) => font.readUInt16BE(map) === 4);
  if (found === undefined) throw new Error("Cette police n’a pas de table de caractères au format 4.");
  const size = font.readUInt16BE(found + 6);
  const characters = new Set<string>();
  for (let segment = 0; segment < size; segment += 2) {
    const last = font.readUInt16BE(found + 14 + segment);
    // After the last characters, a reserved word.
    const first = font.readUInt16BE(found + 16 + size + segment);
    for (let code = first; code <= last && code < 0xffff; code += 1) characters.add(String.fromCharCode(code));
  }
  return characters;
}
