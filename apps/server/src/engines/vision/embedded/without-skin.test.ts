import { expect, test } from 'vitest';
import { withoutSkin } from './without-skin.ts';

const SKINS = ['#f1c9ac', '#d69d7a', '#a86b45', '#7a4a30'];
const CLOTHES = ['#ffffff', '#1b1b1d', '#2456b8', '#00b4e8', '#5c3fa0', '#c81e28', '#3a7d44', '#8f8f93', '#f2d21b'];

const toRgb = (colors: readonly string[]) =>
  Uint8Array.from(colors.flatMap((color) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))));

test('removes bare skin of any lightness from a mask, and keeps clothes', () => {
  const colors = [...SKINS, ...CLOTHES];
  const mask = new Uint8Array(colors.length).fill(1);
  expect([...withoutSkin(mask, toRgb(colors))]).toEqual([...SKINS.map(() => 0), ...CLOTHES.map(() => 1)]);
});

test('adds nothing to a mask', () => {
  expect([...withoutSkin(new Uint8Array(2), toRgb(['#ffffff', '#d69d7a']))]).toEqual([0, 0]);
});
