import { BRAND_FONTS } from '@reelwright/contracts';
import { findFontFamily, listStackFaces } from '@reelwright/timeline';
import { describe, expect, it } from 'vitest';
import { LOOKS } from '../looks.ts';
import { withBrandFonts } from './brand-type.ts';
import { listMeasuredWeights, measureEm } from './measure-text.ts';

describe("a brand's fonts", () => {
  it('have known widths in every weight that they are set in', () => {
    for (const family of BRAND_FONTS) {
      expect(findFontFamily(family), family).toBeDefined();
      for (const weight of listMeasuredWeights(family)) {
        expect(listStackFaces({ family, weight })[0]).toEqual({ family, weight });
        expect(measureEm({ family, weight }, 'Größe ąęłż 你好')).toBeGreaterThan(0);
      }
      expect(listMeasuredWeights(family).length, family).toBeGreaterThan(0);
    }
  });

  it('replace those of a look, and leave Chinese titles in a font that has their characters', () => {
    const look = withBrandFonts(LOOKS['bold-street'], { title: 'Lobster', body: 'Manrope' });
    expect(look.latin.title.face).toEqual({ family: 'Lobster', weight: 400 });
    expect(look.latin.body.family).toBe('Manrope');
    expect(look.latin.sticker.family).toBe('Lobster');
    expect(look.chinese).toEqual(LOOKS['bold-street'].chinese);
    expect(withBrandFonts(LOOKS['bold-street'], { title: 'ZCOOL KuaiLe' }).chinese.title.face.family).toBe(
      'ZCOOL KuaiLe',
    );
  });

  it('set captions in bold body type, and leave them to the look without one', () => {
    const own = LOOKS['bold-street'].latin.title.face;
    const captionOf = (fonts: Parameters<typeof withBrandFonts>[1]) =>
      withBrandFonts(LOOKS['bold-street'], fonts).latin.caption;
    expect(captionOf({ title: 'Lobster', body: 'Manrope' })).toEqual({ family: 'Manrope', weight: 700 });
    expect(captionOf({ title: 'Lobster' })).toEqual(own);
  });

  it('leave a look alone if there are none', () => {
    expect(withBrandFonts(LOOKS['bold-street'], {})).toBe(LOOKS['bold-street']);
    expect(withBrandFonts(LOOKS['bold-street'], undefined)).toBe(LOOKS['bold-street']);
  });
});
