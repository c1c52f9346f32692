import { LOOK_IDS } from '@reelwright/contracts';
import { clipRectAt, msToTicks } from '@reelwright/timeline';
import { describe, expect, it } from 'vitest';
import { colorDistance } from '../color/color-distance.ts';
import { type AdScene, layoutAd } from '../layout-ad.ts';
import { LOOKS } from '../looks.ts';
import type { LookImage } from '../picture/ad-image.ts';

const SCENE = msToTicks(4200);
const COLOR = '#2456b8';

const PRODUCT: LookImage = {
  kind: 'image',
  media: 'photo',
  faces: [],
  plainBackground: '#ffffff',
  hasAlpha: false,
  isScene: false,
  palette: [COLOR],
  subjectColor: COLOR,
  width: 1600,
  height: 1600,
  subject: { x: 0.3, y: 0.2, width: 0.4, height: 0.6 },
  cutOut: {
    media: 'alone',
    width: 640,
    height: 960,
    region: { x: 0.3, y: 0.2, width: 0.4, height: 0.6 },
    fill: 0.8,
    feet: null,
  },
  details: [{ x: 0.4, y: 0.25, width: 0.14, height: 0.14 }],
};

const scenes = (['hook', 'benefit', 'call_to_action'] as const).map(
  (role, index): AdScene => ({
    role,
    start: index * SCENE,
    duration: SCENE,
    content: { title: 'Made by hand', price: '$24', callToAction: 'Shop now' },
  }),
);

/** A flat one, behind which a figure would be as high as the canvas is wide. */
const FLAT: LookImage = {
  ...PRODUCT,
  subject: { x: 0.1, y: 0.3, width: 0.8, height: 0.4 },
  cutOut: {
    media: 'alone',
    width: 1280,
    height: 640,
    region: { x: 0.1, y: 0.3, width: 0.8, height: 0.4 },
    fill: 0.8,
    feet: null,
  },
};

const listShown = (image: LookImage) =>
  LOOK_IDS.flatMap((id) =>
    [1, 2, 3].flatMap((seed) => {
      const { tracks } = layoutAd({
        look: LOOKS[id],
        ratio: '9:16',
        language: 'en',
        scenes,
        images: [image],
        hasCaptions: true,
        seed,
      });
      const clips = tracks.flatMap((track) => [...track.clips]);
      return clips.flatMap((clip) =>
        clip.kind === 'shape' && clip.id.includes('-emblem-') ? [{ id, clip, clips }] : [],
      );
    }),
  );

const shown = listShown(PRODUCT);

describe('the figure behind a product', () => {
  it('is drawn in most looks', () => {
    expect(new Set(shown.map(({ id }) => id)).size).toBeGreaterThan(LOOK_IDS.length / 2);
  });

  it('has a colour that the product stands out from', () => {
    const tooNear = shown.filter(({ clip }) => colorDistance(clip.fill.to, COLOR) < 0.2);
    expect(tooNear.map(({ id }) => id)).toEqual([]);
  });

  it('never reaches the texts above it, even when it has grown', () => {
    const under = [...shown, ...listShown(FLAT)].filter(({ clip, clips }) => {
      const end = clip.start + clip.duration - 1;
      const top = clipRectAt(clip, end).y;
      return clips.some(
        (text) =>
          text.kind === 'title' &&
          text.start <= end &&
          text.start + text.duration > end &&
          text.box.y + text.box.height > top + 0.002,
      );
    });
    expect(under.map(({ id }) => id)).toEqual([]);
  });
});
