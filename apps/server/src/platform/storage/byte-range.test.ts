import { expect, test } from 'vitest';
import { parseRange } from './byte-range.ts';

const part = (start: number, end: number) => ({ kind: 'part', start, end });

test.each([
  ['bytes=0-0', part(0, 0)],
  ['bytes=2-5', part(2, 5)],
  ['bytes=7-', part(7, 9)],
  ['bytes=7-100', part(7, 9)],
  ['bytes=-3', part(7, 9)],
  ['bytes=-100', part(0, 9)],
  ['Bytes=0-', part(0, 9)],
])('%s of ten bytes returns the requested part', (header, expected) => {
  expect(parseRange(header, 10)).toEqual(expected);
});

test.each(['bytes=10-', 'bytes=10-20', 'bytes=-0', 'bytes=99999999999999999999-'])(
  '%s of ten bytes cannot be satisfied',
  (header) => {
    expect(parseRange(header, 10)).toEqual({ kind: 'unsatisfiable' });
  },
);

test.each([undefined, '', 'bytes=', 'bytes=-', 'bytes=5-2', 'bytes=0-1,3-4', 'lines=0-1', 'bytes=a-b', 'bytes 0-1'])(
  '%s is ignored: the whole file is served',
  (header) => {
    expect(parseRange(header, 10)).toEqual({ kind: 'whole' });
  },
);

test('ranges of an empty file cannot be satisfied', () => {
  expect(parseRange('bytes=0-', 0)).toEqual({ kind: 'unsatisfiable' });
  expect(parseRange('bytes=-1', 0)).toEqual({ kind: 'unsatisfiable' });
});
