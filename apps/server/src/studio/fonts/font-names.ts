import { findTable, readTable } from './sfnt.ts';

/** Ids of the strings in a font's `name` table. */
const COPYRIGHT = 0;
const FAMILY = 1;
const STYLE = 2;
const FULL_NAME = 4;
const VERSION = 5;
const POSTSCRIPT_NAME = 6;

const WINDOWS = 3;
const UNICODE_BMP = 1;
const ENGLISH = 0x409;
const HEADER_BYTES = 6;
const RECORD_BYTES = 12;

/** Returns the version stated in a font; empty if there is none. */
export function readFontVersion(font: Buffer): string {
  return readName(font, VERSION);
}

/** Reads a name in its Windows encoding: UTF-16 big-endian. */
function readName(font: Buffer, id: number): string {
  const names = readTable(font, 'name');
  if (names.length === 0) return '';
  const count = names.readUInt16BE(2);
  const strings = names.readUInt16BE(4);
  for (let index = 0; index < count; index++) {
    const record = HEADER_BYTES + index * RECORD_BYTES;
    if (names.readUInt16BE(record) !== WINDOWS || names.readUInt16BE(record + 6) !== id) continue;
    const from = strings + names.readUInt16BE(record + 10);
    return Buffer.from(names.subarray(from, from + names.readUInt16BE(record + 8)))
      .swap16()
      .toString('utf16le');
  }
  return '';
}

/**
 * Returns the same font under another name, with its copyright kept: some licences reserve a font's name for unchanged
 * files.
 */
export function renameFont(font: Buffer, name: string): Buffer {
  const record = findTable(font, 'name');
  if (record === undefined) throw new Error('The font has no names');
  const names = writeNames([
    [COPYRIGHT, readName(font, COPYRIGHT)],
    [FAMILY, name],
    [STYLE, 'Regular'],
    [FULL_NAME, name],
    [POSTSCRIPT_NAME, name],
  ]);
  // The old names stay in the file, but no table points to them.
  const start = Math.ceil(font.length / 4) * 4;
  const renamed = Buffer.concat([font, Buffer.alloc(start - font.length), names]);
  renamed.writeUInt32BE(start, record + 8);
  renamed.writeUInt32BE(names.length, record + 12);
  return renamed;
}

function writeNames(names: readonly (readonly [id: number, name: string])[]): Buffer {
  const strings = names.map(([, name]) => Buffer.from(name, 'utf16le').swap16());
  const table = Buffer.alloc(HEADER_BYTES + names.length * RECORD_BYTES);
  table.writeUInt16BE(names.length, 2);
  table.writeUInt16BE(table.length, 4);
  let at = 0;
  names.forEach(([id], index) => {
    const bytes = strings[index]?.length ?? 0;
    const fields = [WINDOWS, UNICODE_BMP, ENGLISH, id, bytes, at];
    fields.forEach((field, place) => table.writeUInt16BE(field, HEADER_BYTES + index * RECORD_BYTES + 2 * place));
    at += bytes;
  });
  return Buffer.concat([table, ...strings]);
}
