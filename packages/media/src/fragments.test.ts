import { expect, it } from 'vitest';
import { listFragments, readVideoCodec } from './fragments.ts';

function box(type: string, content: readonly number[] = [], isLarge = false): number[] {
  const size = content.length + (isLarge ? 16 : 8);
  const bytes = (value: number, count: number) =>
    Array.from({ length: count }, (_, index) => Math.floor(value / 256 ** (count - 1 - index)) % 256);
  const name = Array.from(type, (letter) => letter.charCodeAt(0));
  return isLarge ? [...bytes(1, 4), ...name, ...bytes(size, 8), ...content] : [...bytes(size, 4), ...name, ...content];
}

const HEADER = [...box('ftyp', [1, 2]), ...box('moov', [3])];
const FRAGMENT = [...box('moof', [4]), ...box('mdat', [5, 6, 7])];

it('finds the header and the whole fragments of a file that is still written', () => {
  const file = Uint8Array.from([...HEADER, ...FRAGMENT, ...FRAGMENT.slice(0, -1)]);
  expect(listFragments(file)).toEqual([
    { kind: 'header', start: 0, end: HEADER.length },
    { kind: 'fragment', start: HEADER.length, end: HEADER.length + FRAGMENT.length },
  ]);
});

it('goes on where it stopped, and skips what no player needs', () => {
  const file = Uint8Array.from([...HEADER, ...FRAGMENT, ...box('moof'), ...box('mdat', [8], true), ...box('mfra')]);
  const from = HEADER.length + FRAGMENT.length;
  expect(listFragments(file, from)).toEqual([{ kind: 'fragment', start: from, end: file.length - 8 }]);
});

it('finds nothing in a file that has just begun, or that is no MP4', () => {
  expect(listFragments(Uint8Array.from([0, 0, 0]))).toEqual([]);
  expect(listFragments(new Uint8Array(100))).toEqual([]);
});

it('names the video of a header as browsers do', () => {
  expect(
    readVideoCodec(Uint8Array.from(box('moov', box('avcC', [1, 0x64, 0, 0x1f, 0xff, 0xe1, 0, 1, 7, 1, 0, 1, 8])))),
  ).toBe('avc1.64001f');
  expect(readVideoCodec(Uint8Array.from(HEADER))).toBeUndefined();
});
