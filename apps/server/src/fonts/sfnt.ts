const HEADER_BYTES = 12;
const RECORD_BYTES = 16;

/** One table of a font file; empty when the font has none of that tag. */
export function readTable(font: Buffer, tag: string): Buffer {
  const count = font.readUInt16BE(4);
  for (let index = 0; index < count; index++) {
    const record = HEADER_BYTES + index * RECORD_BYTES;
    if (font.toString('latin1', record, record + 4) !== tag) continue;
    const offset = font.readUInt32BE(record + 8);
    return font.subarray(offset, offset + font.readUInt32BE(record + 12));
  }
  return Buffer.alloc(0);
}
