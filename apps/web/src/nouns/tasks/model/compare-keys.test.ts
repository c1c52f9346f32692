import { expect, it } from 'vitest';
import { readCompareKey } from './compare-keys.ts';

const press = (key: string, change: Partial<Parameters<typeof readCompareKey>[0]> = {}) =>
  readCompareKey({ key, ctrlKey: false, metaKey: false, altKey: false, ...change }, 3);

it('plays and pauses all with the space bar or K, even with Caps Lock on', () => {
  expect(press(' ')).toEqual({ kind: 'toggle' });
  expect(press('K')).toEqual({ kind: 'toggle' });
});

it('moves all by a second with the arrows and by a frame with comma and full stop', () => {
  expect(press('ArrowLeft')).toEqual({ kind: 'move', byS: -1 });
  expect(press('.')).toEqual({ kind: 'move', byS: 1 / 30 });
});

it('selects the audible video by digit, up to the number of videos', () => {
  expect(press('3')).toEqual({ kind: 'hear', index: 2 });
  expect(press('4')).toBeNull();
  expect(press('0')).toBeNull();
});

it("ignores the browser's own shortcuts", () => {
  expect(press('l', { ctrlKey: true })).toBeNull();
  expect(press('ArrowLeft', { altKey: true })).toBeNull();
});
