import { readTable } from './sfnt.ts';

const UNICODE_FULL = 12;
const UNICODE_BMP = 4;

/**
 * Reads the characters (code points) that a font has glyphs for, from its full Unicode table or else from the table of
 * the first 65,536.
 */
export function readCharacters(font: Buffer): Set<number> {
  const cmap = readTable(font, 'cmap');
  const subtables = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) =>
    cmap.subarray(cmap.readUInt32BE(4 + 8 * index + 4)),
  );
  const full = subtables.find((subtable) => subtable.readUInt16BE(0) === UNICODE_FULL);
  if (full) return readFullTable(full);
  const bmp = subtables.find((subtable) => subtable.readUInt16BE(0) === UNICODE_BMP);
  return bmp ? readBmpTable(bmp) : new Set();
}

/** Each group has a first character, a last character and the glyph of the first. */
function readFullTable(table: Buffer): Set<number> {
  const characters = new Set<number>();
  const groups = table.readUInt32BE(12);
  for (let group = 0; group < groups; group++) {
    const at = 16 + 12 * group;
    const first = table.readUInt32BE(at);
    const last = table.readUInt32BE(at + 4);
    const glyph = table.readUInt32BE(at + 8);
    for (let code = first; code <= last; code++) if (glyph + code - first !== 0) characters.add(code);
  }
  return characters;
}

/**
 * Four consecutive arrays: last characters, first characters, steps from character to glyph, and offsets into the glyph
 * list.
 */
function readBmpTable(table: Buffer): Set<number> {
  const characters = new Set<number>();
  const arrayBytes = table.readUInt16BE(6);
  const [lasts, firsts] = [14, 16 + arrayBytes];
  const [steps, places] = [firsts + arrayBytes, firsts + 2 * arrayBytes];
  for (let at = 0; at < arrayBytes; at += 2) {
    const first = table.readUInt16BE(firsts + at);
    const last = table.readUInt16BE(lasts + at);
    const step = table.readUInt16BE(steps + at);
    const place = table.readUInt16BE(places + at);
    // The last segment of every table is U+FFFF alone, which is no character.
    for (let code = first; code <= last && code < 0xffff; code++) {
      const listed = place === 0 ? code : table.readUInt16BE(places + at + place + 2 * (code - first));
      if (listed !== 0 && ((listed + step) & 0xffff) !== 0) characters.add(code);
    }
  }
  return characters;
}
