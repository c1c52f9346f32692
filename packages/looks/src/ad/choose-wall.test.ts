import { LOOK_IDS } from '@reelwright/contracts';
import { expect, test } from 'vitest';
import { colorDistance } from '../color/color-distance.ts';
import { toOklch } from '../color/oklch.ts';
import { LOOKS } from '../looks.ts';
import { chooseWall } from './choose-wall.ts';

const PRODUCTS = ['#ffffff', '#101012', '#b5b0a8', '#c8322f', '#2f8f3e', '#2456b8', '#f4cd6c', '#8d7c5e'];
const MOODS = ['neutral', 'soft', 'calm', 'cozy', 'fresh', 'playful', 'dramatic', 'luxury'];

const all = LOOK_IDS.flatMap((id) =>
  PRODUCTS.flatMap((subjectColor) =>
    MOODS.flatMap((mood) =>
      [1, 2, 3].map((seed) => ({
        subjectColor,
        wall: chooseWall({ look: LOOKS[id], brandColors: [], subjectColor, palette: [subjectColor], mood, seed }),
      })),
    ),
  ),
);

test('every product stands out from its wall, in every look and mood', () => {
  const lost = all.filter(({ wall, subjectColor }) => !wall || colorDistance(wall, subjectColor) < 0.17);
  expect(lost).toEqual([]);
});

test('no wall is olive or of a glaring green', () => {
  const muddy = all.filter(({ wall = '#000000' }) => {
    const { hue, chroma, lightness } = toOklch(wall);
    const isOlive = hue > 70 && hue < 125 && chroma > 0.05 && lightness > 0.45 && lightness < 0.8;
    return isOlive || (hue > 135 && hue < 172 && chroma > 0.07);
  });
  expect(muddy).toEqual([]);
});

test('seeds give walls of several colours', () => {
  const walls = Array.from({ length: 20 }, (_, seed) =>
    chooseWall({
      look: LOOKS['tech-minimal'],
      brandColors: [],
      subjectColor: '#2456b8',
      palette: [],
      mood: 'calm',
      seed,
    }),
  );
  expect(new Set(walls).size).toBeGreaterThan(3);
});
