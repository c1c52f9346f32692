const TTC_TAG = 'ttcf';
const TABLE_RECORD_BYTES = 16;
const HEADER_BYTES = 12;

/**
 * Extracts one face of a font collection (.ttc) as a font file of its own; returns undefined if no face has that family
 * name. Canvas libraries read only a collection's first face, which for Noto Sans CJK is the Japanese one, with other
 * shapes for the same characters.
 */
export function extractFontFace(collection: Buffer, family: string): Buffer | undefined {
  if (collection.toString('latin1', 0, 4) !== TTC_TAG) return undefined;
  const faceCount = collection.readUInt32BE(8);
  for (let face = 0; face < faceCount; face++) {
    const tables = readTables(collection, collection.readUInt32BE(12 + 4 * face));
    if (hasFamily(collection, tables, family)) return writeFont(collection, tables);
  }
  return undefined;
}

interface FontTables {
  /** The face's header with its number of tables. */
  header: Buffer;
  records: { tag: string; record: Buffer; offset: number; length: number }[];
}

function readTables(font: Buffer, start: number): FontTables {
  const count = font.readUInt16BE(start + 4);
  return {
    header: font.subarray(start, start + HEADER_BYTES),
    records: Array.from({ length: count }, (_, index) => {
      const at = start + HEADER_BYTES + index * TABLE_RECORD_BYTES;
      return {
        tag: font.toString('latin1', at, at + 4),
        record: font.subarray(at, at + TABLE_RECORD_BYTES),
        offset: font.readUInt32BE(at + 8),
        length: font.readUInt32BE(at + 12),
      };
    }),
  };
}

/**
 * Names are UTF-16 big-endian. A longer name may start with a family's name (`Noto Sans CJK SC Bold`), but only names
 * of the same family do.
 */
function hasFamily(font: Buffer, { records }: FontTables, family: string): boolean {
  const name = records.find(({ tag }) => tag === 'name');
  if (!name) return false;
  const wanted = Buffer.from(family, 'utf16le').swap16();
  return font.subarray(name.offset, name.offset + name.length).includes(wanted);
}

function writeFont(font: Buffer, { header, records }: FontTables): Buffer {
  // Tables start at multiples of four bytes.
  const sizes = records.map(({ length }) => Math.ceil(length / 4) * 4);
  const bodiesAt = HEADER_BYTES + records.length * TABLE_RECORD_BYTES;
  // Some 16 MB: written once, in place.
  const face = Buffer.alloc(sizes.reduce((sum, size) => sum + size, bodiesAt));
  header.copy(face);
  let bodyAt = bodiesAt;
  for (const [index, { record, offset, length }] of records.entries()) {
    const recordAt = HEADER_BYTES + index * TABLE_RECORD_BYTES;
    record.copy(face, recordAt);
    face.writeUInt32BE(bodyAt, recordAt + 8);
    font.copy(face, bodyAt, offset, offset + length);
    bodyAt += sizes[index] ?? 0;
  }
  return face;
}
