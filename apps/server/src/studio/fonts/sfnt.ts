const HEADER_BYTES = 12;
const RECORD_BYTES = 16;

/**
 * Finds a table's record in the directory of a font file: the table's offset is 8 bytes into the record, its length 12.
 */
export function findTable(font: Buffer, tag: string): number | undefined {
  const count = font.readUInt16BE(4);
  for (let index = 0; index < count; index++) {
    const record = HEADER_BYTES + index * RECORD_BYTES;
    if (font.toString('latin1', record, record + 4) === tag) return record;
  }
  return undefined;
}

/** Returns one table of a font file; empty if the font has no table of that tag. */
export function readTable(font: Buffer, tag: string): Buffer {
  const record = findTable(font, tag);
  if (record === undefined) return Buffer.alloc(0);
  const offset = font.readUInt32BE(record + 8);
  return font.subarray(offset, offset + font.readUInt32BE(record + 12));
}
