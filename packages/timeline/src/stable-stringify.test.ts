import fc from 'fast-check';
import { expect, it } from 'vitest';
import { stableStringify } from './stable-stringify.ts';

it('gives equal values equal text, whatever the order of their keys', () => {
  expect(stableStringify({ b: 1, a: { d: [1, { z: 1, y: undefined }], c: null } })).toBe(
    '{"a":{"c":null,"d":[1,{"z":1}]},"b":1}',
  );
  expect(stableStringify({ a: 1, b: 2 })).toBe(stableStringify({ b: 2, a: 1 }));
});

it('keeps everything that JSON has', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(JSON.parse(stableStringify(value))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});
