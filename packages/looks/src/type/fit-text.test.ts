import { segmentText } from '@reelwright/timeline';
import { describe, expect, test } from 'vitest';
import { fitText } from './fit-text.ts';
import { hyphenate } from './hyphenate.ts';
import { shorten } from './shorten.ts';

const SETTING = {
  face: { family: 'Inter', weight: 800 },
  uppercase: false,
  lineHeight: 1.1,
  letterSpacing: 0,
  margin: 0,
};
const SIZES = { maxPx: 100, minPx: 46 };

describe('fitting a text', () => {
  test('keeps the largest size if there is space', () => {
    const fit = fitText('Short', SETTING, { width: 900, height: 400, maxLines: 3 }, SIZES);
    expect(fit).toMatchObject({ text: 'Short', fontPx: 100, lines: 1 });
  });

  test('makes a long text smaller, in as many lines as are allowed', () => {
    const text = 'Everything that you could ever want from a lamp on your desk';
    const fit = fitText(text, SETTING, { width: 700, height: 330, maxLines: 3 }, SIZES);
    expect(fit?.fontPx).toBeLessThan(100);
    expect(fit?.height).toBeLessThanOrEqual(330);
    expect(fit?.lines).toBeLessThanOrEqual(3);
  });

  test('leaves no short line alone above longer ones, though the type is a little smaller', () => {
    const fitAt = (width: number) =>
      fitText('A waterproof jacket', SETTING, { width, height: 700, maxLines: 4 }, { maxPx: 150, minPx: 46 });
    expect(fitAt(540)).toMatchObject({ lines: 2, text: 'A waterproof jacket' });
    expect(fitAt(540)?.fontPx).toBeGreaterThan(70);
    expect(fitAt(380)?.text).toBe('A waterproof jacket');
  });

  test('hyphenates a word that fits at no legible size', () => {
    const fit = fitText(
      'Rindfleischetikettierungsüberwachungsaufgabe',
      SETTING,
      { width: 620, height: 900, maxLines: 4 },
      SIZES,
    );
    expect(fit?.text).toContain('-\u200b');
    expect(fit?.text.replaceAll('-\u200b', '')).toBe('Rindfleischetikettierungsüberwachungsaufgabe');
  });

  test('breaks a word after its own hyphen', () => {
    const fit = fitText('Sweat-wicking fabric', SETTING, { width: 420, height: 900, maxLines: 4 }, SIZES);
    expect(fit?.text.replaceAll('\u200b', '')).toBe('Sweat-wicking fabric');
    expect(fit?.fontPx).toBeGreaterThan(70);
  });

  test('shows no hyphen within a line', () => {
    const text = 'Feuchtigkeitsversorgung mit Geschwindigkeitsgarantie';
    for (let width = 420; width < 900; width += 40) {
      const fit = fitText(text, SETTING, { width, height: 900, maxLines: 6 }, SIZES);
      const hyphens = fit?.text.split('-\u200b').length ?? 1;
      // Every hyphen ends a line, so there are fewer hyphens than lines.
      expect(hyphens - 1).toBeLessThan(fit?.lines ?? 0);
    }
  });

  test('breaks a long name between its words before making it small, and never within a short word', () => {
    const fit = fitText('Ember\u00a0Stoneware\u00a0Mug', SETTING, { width: 620, height: 400, maxLines: 3 }, SIZES);
    expect(fit).toMatchObject({ text: 'Ember Stoneware Mug', fontPx: 100 });
  });

  test('keeps a name together if it is large enough', () => {
    const fit = fitText('Meet AirPods\u00a0Pro', SETTING, { width: 620, height: 400, maxLines: 3 }, SIZES);
    expect(fit).toMatchObject({ text: 'Meet AirPods\u00a0Pro', lines: 2 });
  });

  test('returns undefined if there is no space at all', () => {
    expect(fitText('Much too much for this', SETTING, { width: 120, height: 60, maxLines: 1 }, SIZES)).toBeUndefined();
  });
});

test('hyphens leave breakable parts, none too long and none too short', () => {
  const word = 'Donaudampfschifffahrtsgesellschaftskapitän';
  const parts = segmentText(hyphenate(word, 16)).map(({ text }) => text);
  expect(parts.length).toBeGreaterThan(2);
  for (const part of parts) {
    expect(part.length).toBeLessThanOrEqual(17);
    expect(part.length).toBeGreaterThanOrEqual(5);
  }
  expect(hyphenate('Lampe', 4)).toBe('Lampe');
});

test.each([
  ['dermatologically', 10, 'dermato-logically'],
  ['photographers', 9, 'photog-raphers'],
  ['multifunctional', 10, 'multifunc-tional'],
  ['Geschwindigkeitsbegrenzung', 16, 'Geschwindigkeits-begrenzung'],
])('%s breaks between syllables if lines hold %d letters', (word, maxLetters, expected) => {
  expect(hyphenate(word, maxLetters).replaceAll('\u200b', '')).toBe(expected);
});

test('a word without a fitting syllable break is cut only if it must fit', () => {
  expect(hyphenate('Feuchtigkeitscreme', 10)).toBe('Feuchtigkeitscreme');
  expect(hyphenate('Feuchtigkeitscreme', 10, { mustFit: true })).toContain('\u200b');
});

test('a text is shortened after a word, with an ellipsis', () => {
  const fits = (text: string) => text.length <= 16;
  expect(shorten('Fits in', fits)).toBe('Fits in');
  expect(shorten('Fits in every bag, and in every pocket', fits)).toBe('Fits in every…');
  expect(shorten('Geschwindigkeitsbegrenzung', fits)).toBe('Geschwindigkeit…');
});
