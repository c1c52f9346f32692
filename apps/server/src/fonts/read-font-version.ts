import { readTable } from './sfnt.ts';

const VERSION_NAME = 5;
const WINDOWS = 3;
const RECORD_BYTES = 12;
const RECORDS_START = 6;

/** The version that a font names itself, in its Windows spelling (UTF-16, big end first); empty when it names none. */
export function readFontVersion(font: Buffer): string {
  const names = readTable(font, 'name');
  if (names.length === 0) return '';
  const count = names.readUInt16BE(2);
  const strings = names.readUInt16BE(4);
  for (let index = 0; index < count; index++) {
    const record = RECORDS_START + index * RECORD_BYTES;
    if (names.readUInt16BE(record) !== WINDOWS || names.readUInt16BE(record + 6) !== VERSION_NAME) continue;
    const from = strings + names.readUInt16BE(record + 10);
    return Buffer.from(names.subarray(from, from + names.readUInt16BE(record + 8)))
      .swap16()
      .toString('utf16le');
  }
  return '';
}
