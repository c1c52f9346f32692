import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LOOKS } from '../looks.ts';
import { CAPTION_STYLE_NAMES } from '../caption-style-names.ts';
import { captionStyle } from '../caption-styles.ts';
import { deriveColors, MIN_TEXT_CONTRAST, pickAccent, plainInkOn, sceneColors } from './derive-colors.ts';
import { contrastOf } from './rgb.ts';
import { toOklch } from './oklch.ts';

const color = fc.integer({ min: 0, max: 0xffffff }).map((rgb) => `#${rgb.toString(16).padStart(6, '0')}`);
const look = fc.constantFrom(...Object.values(LOOKS));

function hueDistance(a: string, b: string): number {
  const apart = Math.abs(toOklch(a).hue - toOklch(b).hue);
  return Math.min(apart, 360 - apart);
}

describe('the colours of an ad', () => {
  test('are legible in every role, whatever the brand', () => {
    fc.assert(
      fc.property(look, color, (chosen, brand) => {
        const colors = deriveColors(chosen.colors, { brandColors: [brand], palettes: [] });
        const roles = (['background', 'accent', 'support'] as const).map((role) => sceneColors(colors, role));
        for (const { background, ink, accent, onAccent, accentInk } of roles) {
          expect(contrastOf(background, ink)).toBeGreaterThanOrEqual(MIN_TEXT_CONTRAST);
          expect(contrastOf(background, accentInk)).toBeGreaterThanOrEqual(MIN_TEXT_CONTRAST);
          expect(contrastOf(accent, onAccent)).toBeGreaterThanOrEqual(MIN_TEXT_CONTRAST);
        }
      }),
    );
  });

  test.each(['#1a6dff', '#7a3cff', '#e01030'])('carry white on %s', (brand) => {
    for (const { colors } of Object.values(LOOKS)) {
      const { accent, onAccent } = deriveColors(colors, { brandColors: [brand], palettes: [] });
      expect(toOklch(accent).lightness >= 0.66 || onAccent === '#ffffff').toBe(true);
    }
  });

  test("prefer the brand's hue to that of the images", () => {
    const palettes = [['#1fa02a', '#808080']];
    const branded = deriveColors(LOOKS['corporate-clean'].colors, { brandColors: ['#d01020'], palettes });
    const seen = deriveColors(LOOKS['corporate-clean'].colors, { palettes });
    expect(hueDistance(branded.accent, '#d01020')).toBeLessThan(14);
    expect(hueDistance(seen.accent, '#1fa02a')).toBeLessThan(14);
  });

  test("are the look's own if the images are grey", () => {
    const { colors } = LOOKS['tech-minimal'];
    expect(deriveColors(colors, { palettes: [['#777777', '#efefef', '#101010']] }).accent).toBe(colors.accent.fallback);
  });

  test.each(['#16336e', '#3a1020', '#0f3d2a', '#4a2a7c'])('glow at night, also on a product as dark as %s', (dark) => {
    const { accent, background } = deriveColors(LOOKS['neon-night'].colors, { palettes: [[dark]] });
    expect(toOklch(accent).chroma).toBeGreaterThan(0.15);
    expect(contrastOf(accent, background)).toBeGreaterThan(3);
  });

  test('are light where amber would turn brown', () => {
    const { accent } = deriveColors(LOOKS['food-warm'].colors, { palettes: [['#c8862a']] });
    expect(toOklch(accent).lightness).toBeGreaterThan(0.66);
  });

  test('come from the vivid and strong colours of an image', () => {
    expect(pickAccent([['#8a8a8a', '#d03030'], ['#707478']])).toBe('#d03030');
    expect(pickAccent([['#808080']])).toBeUndefined();
  });
});

test('plain ink is legible on every colour', () => {
  fc.assert(
    fc.property(color, (background) => {
      expect(contrastOf(background, plainInkOn(background))).toBeGreaterThanOrEqual(MIN_TEXT_CONTRAST);
    }),
  );
});

test('every caption style has a background on which its words and the spoken word are legible', () => {
  const request = (brand: string, chosen: (typeof LOOKS)['neon-night']) => ({
    colors: deriveColors(chosen.colors, { brandColors: [brand], palettes: [] }),
    setting: chosen.latin.title,
    size: 0.06,
    align: 'center' as const,
  });
  fc.assert(
    fc.property(fc.constantFrom(...CAPTION_STYLE_NAMES), look, color, (name, chosen, brand) => {
      const { style, highlight } = captionStyle(name, request(brand, chosen));
      const background = style.plate?.color ?? style.outline?.color ?? '#808080';
      expect(style.plate?.opacity ?? 1).toBeGreaterThanOrEqual(0.8);
      expect(contrastOf(style.color, background)).toBeGreaterThanOrEqual(MIN_TEXT_CONTRAST);
      // A box or a marker lies behind the word. In all other styles the colour is that of the word or of a line.
      const isBehind = highlight.kind === 'box' || highlight.kind === 'marker';
      const spoken = isBehind ? contrastOf(style.color, highlight.color) : contrastOf(background, highlight.color);
      expect(spoken).toBeGreaterThanOrEqual(MIN_TEXT_CONTRAST);
    }),
  );
});
