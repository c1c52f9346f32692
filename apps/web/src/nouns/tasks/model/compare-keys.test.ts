import { expect, it } from 'vitest';
import { readCompareKey } from './compare-keys.ts';

const press = (key: string, change: Partial<Parameters<typeof readCompareKey>[0]> = {}) =>
  readCompareKey({ key, ctrlKey: false, metaKey: false, altKey: false, ...change }, 3);

it('plays and pauses all with the space bar, also while capitals are locked with K', () => {
  expect(press(' ')).toEqual({ kind: 'toggle' });
  expect(press('K')).toEqual({ kind: 'toggle' });
});

it('moves all by a second with the arrows and by a frame with comma and full stop', () => {
  expect(press('ArrowLeft')).toEqual({ kind: 'move', byS: -1 });
  expect(press('.')).toEqual({ kind: 'move', byS: 1 / 30 });
});

it('lets digits choose which of the videos is heard, as far as there are any', () => {
  expect(press('3')).toEqual({ kind: 'hear', index: 2 });
  expect(press('4')).toBeNull();
  expect(press('0')).toBeNull();
});

it("leaves the browser's own shortcuts alone", () => {
  expect(press('l', { ctrlKey: true })).toBeNull();
  expect(press('ArrowLeft', { altKey: true })).toBeNull();
});
