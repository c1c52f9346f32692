import { LOOK_IDS } from '@reelwright/contracts';
import { contrastOf, deriveColors, LOOKS, MIN_TEXT_CONTRAST } from '@reelwright/looks';
import { describe, expect, test } from 'vitest';
import { toBrandLook } from './brand-look.ts';

const PALETTES = [['#2f5d50', '#f2f2f2']];
function colorsOf(id: (typeof LOOK_IDS)[number], brand: string[]) {
  const { look, brandColors } = toBrandLook(LOOKS[id], brand);
  return deriveColors(look.colors, { brandColors, palettes: PALETTES });
}

describe.each(LOOK_IDS)('%s', (id) => {
  test.each(['#000000', '#111315', '#ffffff', '#f5f5f4'])(
    'uses a brand colour of %s as its ink or background',
    (neutral) => {
      const { background, ink } = colorsOf(id, [neutral]);
      expect([background, ink]).toContain(neutral);
    },
  );

  test("is led by the brand's colour beside black", () => {
    expect(colorsOf(id, ['#000000', '#e10600']).accent).toBe(colorsOf(id, ['#e10600']).accent);
  });

  test('takes its accent from the images if the brand has only neutral colours', () => {
    expect(colorsOf(id, ['#000000', '#ffffff']).accent).toBe(colorsOf(id, []).accent);
  });

  test('shows a black and white brand in black and white', () => {
    const { background, ink } = colorsOf(id, ['#ffffff', '#000000']);
    expect([background, ink].toSorted()).toEqual(['#000000', '#ffffff']);
  });

  test('stays legible with every grey', () => {
    for (const grey of ['#000000', '#2b2b2b', '#555555', '#808080', '#a0a4aa', '#c8c8c8', '#e4e4e7', '#ffffff']) {
      for (const brand of [[grey], [grey, '#0057ff'], ['#ffd400', grey]]) {
        const { background, ink, accent, onAccent, accentInk, support, onSupport } = colorsOf(id, brand);
        for (const pair of [
          [background, ink],
          [background, accentInk],
          [accent, onAccent],
          [support, onSupport],
        ] as const)
          expect(contrastOf(...pair)).toBeGreaterThanOrEqual(MIN_TEXT_CONTRAST);
      }
    }
  });

  test('is unchanged for a brand of one vivid colour, or none', () => {
    expect(toBrandLook(LOOKS[id], ['#0057ff'])).toEqual({ look: LOOKS[id], brandColors: ['#0057ff'] });
    expect(toBrandLook(LOOKS[id])).toEqual({ look: LOOKS[id], brandColors: [] });
  });

  test('shows a second vivid colour as it is, as the background of some scenes', () => {
    const brand = ['#0057ff', '#ffd400'];
    const { look } = toBrandLook(LOOKS[id], brand);
    expect(look.decoration.backgrounds).toContain('support');
    expect(colorsOf(id, brand).support).toBe('#ffd400');
  });
});

test('a grey is the second colour', () => {
  expect(colorsOf('corporate-clean', ['#808080']).support).toBe('#808080');
});
