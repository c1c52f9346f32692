import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { decodePng } from './decode-png.ts';

interface PngParts {
  width: number;
  height: number;
  colorType: number;
  /** Each row starts with its filter's number. */
  rows: number[][];
  chunks?: Record<string, number[]>;
  depth?: number;
}

/** Leaves the checksum empty: the decoder ignores it. */
function chunk(kind: string, body: Uint8Array): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(body.length);
  return Buffer.concat([length, Buffer.from(kind, 'latin1'), body, Buffer.alloc(4)]);
}

function writePng({ width, height, colorType, rows, chunks = {}, depth = 8 }: PngParts): Uint8Array<ArrayBuffer> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([depth, colorType, 0, 0, 0], 8);
  return new Uint8Array(
    Buffer.concat([
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
      chunk('IHDR', header),
      ...Object.entries(chunks).map(([kind, body]) => chunk(kind, Uint8Array.from(body))),
      chunk('IDAT', deflateSync(Uint8Array.from(rows.flat()))),
      chunk('IEND', new Uint8Array()),
    ]),
  );
}

const pixelsOf = (parts: PngParts) => [...(decodePng(writePng(parts))?.pixels ?? [])];

describe('decodePng', () => {
  it('keeps the colour of nearly transparent pixels', () => {
    const row = [0, 250, 120, 3, 1, 10, 20, 30, 0];
    expect(pixelsOf({ width: 2, height: 1, colorType: 6, rows: [row] })).toEqual(row.slice(1));
  });

  it('decodes every row filter', () => {
    const rows = [
      [1, 10, 20, 30, 40, 1, 2, 3, 4],
      [2, 1, 1, 1, 1, 1, 1, 1, 1],
      [3, 8, 8, 8, 8, 8, 8, 8, 8],
      [4, 5, 5, 5, 5, 5, 5, 5, 5],
    ];
    expect(pixelsOf({ width: 2, height: 4, colorType: 6, rows })).toEqual(
      [
        [10, 20, 30, 40, 11, 22, 33, 44],
        [11, 21, 31, 41, 12, 23, 34, 45],
        [13, 18, 23, 28, 20, 28, 36, 44],
        [18, 23, 28, 33, 25, 33, 41, 49],
      ].flat(),
    );
  });

  it('decodes grey, grey with alpha, RGB without alpha, and palettes', () => {
    const size = { width: 2, height: 1 };
    expect(pixelsOf({ ...size, colorType: 0, rows: [[0, 7, 9]] })).toEqual([7, 7, 7, 255, 9, 9, 9, 255]);
    expect(pixelsOf({ ...size, colorType: 4, rows: [[0, 7, 100, 9, 0]] })).toEqual([7, 7, 7, 100, 9, 9, 9, 0]);
    expect(
      pixelsOf({
        width: 3,
        height: 1,
        colorType: 2,
        rows: [[0, 1, 2, 3, 4, 5, 6, 4, 5, 7]],
        chunks: { tRNS: [0, 4, 0, 5, 0, 6] },
      }),
    ).toEqual([1, 2, 3, 255, 4, 5, 6, 0, 4, 5, 7, 255]);
    const chunks = { PLTE: [1, 2, 3, 4, 5, 6], tRNS: [128] };
    expect(pixelsOf({ ...size, colorType: 3, rows: [[0, 0, 1]], chunks })).toEqual([1, 2, 3, 128, 4, 5, 6, 255]);
  });

  it('leaves 16-bit files and other formats to other decoders', () => {
    expect(decodePng(writePng({ width: 1, height: 1, colorType: 0, rows: [[0, 1, 2]], depth: 16 }))).toBeUndefined();
    expect(decodePng(new TextEncoder().encode('no picture'))).toBeUndefined();
  });
});
