import { AD_RATIOS, LOOK_IDS } from '@reelwright/contracts';
import { checkDocument, safeZone, type TimelineDocument, type TitleClip } from '@reelwright/timeline';
import { describe, expect, it } from 'vitest';
import { buildDocument } from './build-document.ts';
import { makeMaterial, PHOTO, PRODUCT_PHOTO } from './test-material.ts';

const TERMS = 'Offer valid until 31 December, while stocks last. Terms apply; see our site for details.';

const listTexts = ({ tracks }: TimelineDocument) =>
  tracks.flatMap((track) => (track.kind === 'text' ? track.clips : []));
const findLegalLine = (document: TimelineDocument): TitleClip[] =>
  listTexts(document).flatMap((clip) => (clip.kind === 'title' && clip.id.endsWith('-legal') ? [clip] : []));

describe("a brand's legal line", () => {
  it.each(AD_RATIOS)('stands on the last scene at %s, in the safe zone, in every look', (ratio) => {
    for (const look of LOOK_IDS) {
      const document = buildDocument(makeMaterial({ look, ratio, legalLine: TERMS }));
      const [line] = findLegalLine(document);
      expect(checkDocument(document)).toEqual([]);
      expect(findLegalLine(document), look).toHaveLength(1);
      expect(line?.text.replaceAll(/\s+/g, ' ').replaceAll('\u00ad', '')).toBe(TERMS);
      expect((line?.start ?? 0) + (line?.duration ?? 0)).toBe(document.duration);
      const safe = safeZone(document.canvas);
      expect(line?.box.y).toBeGreaterThanOrEqual(safe.y - 1e-9);
      expect((line?.box.y ?? 0) + (line?.box.height ?? 1)).toBeLessThanOrEqual(safe.y + safe.height + 1e-9);
    }
  });

  it.each(['hero', 'grid', 'price', 'poster', 'cta'] as const)(
    'stands there in any layout that the user chooses: %s, without captions or a button too',
    (layout) => {
      const scenes = [{}, {}, {}, {}, {}, { layout }];
      for (const images of [[PRODUCT_PHOTO], [PHOTO]]) {
        const document = buildDocument(makeMaterial({ scenes, images, legalLine: TERMS, ctaSticker: false }));
        const [line] = findLegalLine(document);
        expect(checkDocument(document)).toEqual([]);
        expect(line).toBeDefined();
        const captions = listTexts(document).filter(({ kind }) => kind === 'caption');
        expect(captions.every(({ start, duration }) => start + duration <= (line?.start ?? 0))).toBe(true);
      }
    },
  );

  it('cannot be hidden on the canvas, but be moved', () => {
    const elements = [{ name: 'legal' as const, is_hidden: true, y: -0.02 }];
    const scenes = [{}, {}, {}, {}, {}, { elements }];
    expect(findLegalLine(buildDocument(makeMaterial({ scenes, legalLine: TERMS })))).toHaveLength(1);
  });
});

describe("a brand's fonts", () => {
  it('set titles, buttons and other texts in every look, and make a valid ad', () => {
    for (const look of LOOK_IDS) {
      const document = buildDocument(makeMaterial({ look, fonts: { title: 'Lobster', body: 'Caveat' } }));
      expect(checkDocument(document)).toEqual([]);
      const titles = listTexts(document).filter((clip) => clip.id.endsWith('-title'));
      expect(titles.length).toBeGreaterThan(0);
      expect(new Set(titles.map(({ style }) => style.family)), look).toEqual(new Set(['Lobster']));
    }
  });
});
