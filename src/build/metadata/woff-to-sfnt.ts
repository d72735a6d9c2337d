import { inflateSync } from "node:zlib";

/** Sizes in bytes of what a WOFF file and an SFNT (TrueType) file are made of (W3C, WOFF 1.0, sections 3 to 5). */
const woffHeader = 44;
const woffEntry = 20;
const sfntHeader = 12;
const sfntEntry = 16;

const padded = (length: number) => Math.ceil(length / 4) * 4;

/**
 * Unpacks a WOFF font into the TrueType font it holds, the only form that text drawing in
 * libvips reads; the font's package ships WOFF alone.
 */
export function woffToSfnt(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const sfnt = Buffer.alloc(woff.readUInt32BE(16));
  woff.copy(sfnt, 0, 4, 8);
  sfnt.writeUInt16BE(count, 4);
  const range = 16 * 2 ** Math.floor(Math.log2(count));
  sfnt.writeUInt16BE(range, 6);
  sfnt.writeUInt16BE(Math.log2(range / 16), 8);
  sfnt.writeUInt16BE(count * 16 - range, 10);

  let end = sfntHeader + count * sfntEntry;
  for (let table = 0; table < count; table += 1) {
    const entry = woffHeader + table * woffEntry;
    const [start, packed, length] = [4, 8, 12].map((field) => woff.readUInt32BE(entry + field)) as [
      number,
      number,
      number,
    ];
    const data = woff.subarray(start, start + packed);
    (packed < length ? inflateSync(data) : data).copy(sfnt, end);

    const target = sfntHeader + table * sfntEntry;
    woff.copy(sfnt, target, entry, entry + 4);
    woff.copy(sfnt, target + 4, entry + 16, entry + 20);
    sfnt.writeUInt32BE(end, target + 8);
    sfnt.writeUInt32BE(length, target + 12);
    end += padded(length);
  }
  return sfnt;
}
