import { AppError } from '../../app-error.ts';

/** As the `encoding` of an import names them. */
export type CsvEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'gb18030' | 'windows-1252';

export interface DecodedCsv {
  text: string;
  encoding: CsvEncoding;
}

const MARKS: readonly (readonly [CsvEncoding, readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];
/** Of two bytes, in text that is mostly Latin, every other one is zero. */
const MIN_ZERO_SHARE = 0.3;
const SAMPLE_BYTES = 4096;
/** Chinese text in GB18030 has nearly only pairs of two high bytes; Western letters stand between ASCII ones. */
const MIN_PAIR_SHARE = 0.9;
const HIGH = 0x80;
const FIRST_OF_PAIR = 0xa1;

function startsWith(bytes: Uint8Array, mark: readonly number[]): boolean {
  return mark.every((byte, index) => bytes[index] === byte);
}

function findWideEncoding(bytes: Uint8Array): CsvEncoding | undefined {
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  const zeros = [0, 0];
  for (const [index, byte] of sample.entries()) if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros.map((found) => found / (sample.length / 2));
  if (odd >= MIN_ZERO_SHARE && even < MIN_ZERO_SHARE) return 'utf-16le';
  if (even >= MIN_ZERO_SHARE && odd < MIN_ZERO_SHARE) return 'utf-16be';
  return undefined;
}

function decode(bytes: Uint8Array, encoding: CsvEncoding, fatal: boolean): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal }).decode(bytes);
  } catch {
    // The bytes are not of this encoding.
    return undefined;
  }
}

function isMostlyPairs(bytes: Uint8Array): boolean {
  let pairs = 0;
  let others = 0;
  for (let index = 0; index < bytes.length; index++) {
    if ((bytes[index] ?? 0) < HIGH) continue;
    if ((bytes[index] ?? 0) >= FIRST_OF_PAIR && (bytes[index + 1] ?? 0) >= FIRST_OF_PAIR) {
      pairs += 1;
      index += 1;
    } else others += 1;
  }
  return pairs >= MIN_PAIR_SHARE * (pairs + others);
}

/** A zip archive (workbooks are such), a PDF, an old workbook. */
const OTHER_FILES = /^(?:PK\u0003\u0004|%PDF-|\u00d0\u00cf\u0011\u00e0|\{\\rtf|<!doctype|<html)/i;

/**
 * Decodes a CSV file, whose encoding nothing names: UTF-8 if it is valid, UTF-16 by its mark or its zero bytes, then
 * what spreadsheets save in China (GB18030) and in the West (Windows-1252). Throws CSV_UNREADABLE for other programs'
 * files, such as a workbook.
 */
export function decodeCsv(bytes: Uint8Array): DecodedCsv {
  if (OTHER_FILES.test(Buffer.from(bytes.subarray(0, 16)).toString('latin1'))) throw new AppError('CSV_UNREADABLE');
  const marked = MARKS.find(([, mark]) => startsWith(bytes, mark))?.[0];
  const wide = marked ?? findWideEncoding(bytes);
  if (wide !== undefined) return check({ text: decode(bytes, wide, false) ?? '', encoding: wide });
  const utf8 = decode(bytes, 'utf-8', true);
  if (utf8 !== undefined) return check({ text: utf8, encoding: 'utf-8' });
  const chinese = isMostlyPairs(bytes) ? decode(bytes, 'gb18030', true) : undefined;
  if (chinese !== undefined) return check({ text: chinese, encoding: 'gb18030' });
  return check({ text: decode(bytes, 'windows-1252', false) ?? '', encoding: 'windows-1252' });
}

function check(decoded: DecodedCsv): DecodedCsv {
  const { text } = decoded;
  // No text has many control characters.
  const controls = text.slice(0, SAMPLE_BYTES).match(/[\u0000-\u0008\u000e-\u001f]/gu)?.length ?? 0;
  if (controls > 2 || text.trim() === '') throw new AppError('CSV_UNREADABLE');
  return decoded;
}
