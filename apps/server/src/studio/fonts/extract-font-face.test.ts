import { expect, test } from 'vitest';
import { extractFontFace } from './extract-font-face.ts';
import { findTable, readTable } from './sfnt.ts';

const HEADER_BYTES = 12;
const RECORD_BYTES = 16;

/** A collection of faces that share one outline table, each with its own names. */
function makeCollection(families: string[]): Buffer {
  const start = 12 + 4 * families.length;
  const faceBytes = HEADER_BYTES + 2 * RECORD_BYTES;
  const outlines = Buffer.from('outlines');
  const names = families.map((family) => Buffer.from(family, 'utf16le').swap16());
  const outlinesAt = start + families.length * faceBytes;
  let at = outlinesAt + outlines.length;
  const head = Buffer.alloc(start);
  head.write('ttcf', 'latin1');
  head.writeUInt32BE(families.length, 8);
  const faces = names.map((name, index) => {
    head.writeUInt32BE(start + index * faceBytes, 12 + 4 * index);
    const face = Buffer.alloc(faceBytes);
    face.write('OTTO', 'latin1');
    face.writeUInt16BE(2, 4);
    writeRecord(face, HEADER_BYTES, { tag: 'CFF ', offset: outlinesAt, length: outlines.length });
    writeRecord(face, HEADER_BYTES + RECORD_BYTES, { tag: 'name', offset: at, length: name.length });
    at += name.length;
    return face;
  });
  return Buffer.concat([head, ...faces, outlines, ...names]);
}

function writeRecord(face: Buffer, at: number, record: { tag: string; offset: number; length: number }): void {
  face.write(record.tag, at, 'latin1');
  face.writeUInt32BE(record.offset, at + 8);
  face.writeUInt32BE(record.length, at + 12);
}

test('one face of a collection becomes a font of its own, with its own names and the shared outlines', () => {
  const font = extractFontFace(makeCollection(['Han JP', 'Han SC']), 'Han SC') ?? Buffer.alloc(0);
  expect(font.toString('latin1', 0, 4)).toBe('OTTO');
  expect(readTable(font, 'CFF ').toString('latin1')).toBe('outlines');
  expect(readTable(font, 'name').swap16().toString('utf16le')).toBe('Han SC');
  expect(font.readUInt32BE((findTable(font, 'name') ?? 0) + 8) % 4).toBe(0);
});

test('a collection without that family, or another file, returns undefined', () => {
  expect(extractFontFace(makeCollection(['Han JP']), 'Han SC')).toBeUndefined();
  expect(extractFontFace(Buffer.from('OTTO and so on'), 'Han SC')).toBeUndefined();
});
