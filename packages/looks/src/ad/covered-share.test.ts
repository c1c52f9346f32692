import { type AdRatio, AD_RATIOS, LOOK_IDS } from '@reelwright/contracts';
import { msToTicks, type TitleClip, type VisualClip } from '@reelwright/timeline';
import { describe, expect, test } from 'vitest';
import type { SlottedClip } from '../layout/slots.ts';
import { type AdScene, layoutAd } from '../layout-ad.ts';
import { LOOKS } from '../looks.ts';
import { listSlotted } from './collect-tracks.ts';
import type { LookImage } from '../picture/ad-image.ts';
import { canvasOf, zonesOf } from '../zones.ts';
import { inkedCaptions, measureCovered, MOST_COVERED } from './covered-share.ts';

const SCENE = msToTicks(3000);
const CANVAS = canvasOf('9:16');

/** Somebody from the hips up, who wears the product on the upper body. */
const WORN: LookImage = {
  kind: 'image',
  media: 'worn',
  width: 1274,
  height: 1580,
  subject: { x: 0.26, y: 0.3, width: 0.5, height: 0.7 },
  faces: [{ x: 0.4, y: 0.06, width: 0.26, height: 0.22 }],
  plainBackground: '#ffffff',
  hasAlpha: false,
  isScene: true,
  subjectColor: '#2456b8',
  details: [{ x: 0.4, y: 0.34, width: 0.24, height: 0.19 }],
  palette: ['#2456b8'],
  cutOut: {
    media: 'worn-alone',
    width: 640,
    height: 1530,
    region: { x: 0.25, y: 0.03, width: 0.5, height: 0.97 },
    fill: 0.7,
    feet: null,
    cutBy: ['bottom'],
  },
};

/** A product that fills the right half of its box only. */
const HALF: LookImage = {
  ...WORN,
  media: 'half',
  width: 1000,
  height: 1000,
  subject: { x: 0, y: 0, width: 1, height: 1 },
  faces: [],
  details: [],
  isScene: false,
  cutOut: {
    media: 'half-alone',
    width: 1000,
    height: 1000,
    region: { x: 0, y: 0, width: 1, height: 1 },
    fill: 0.5,
    outline: [{ from: 0.5, to: 1 }],
  },
};

const still = { x: 0.5, y: 0.5, zoom: 1 };
const shown = (image: LookImage): SlottedClip => ({
  slot: 'product',
  clip: {
    kind: 'image',
    id: 'scene-0-product-0-0',
    start: 0,
    duration: SCENE,
    media: image.cutOut?.media ?? image.media,
    box: { x: 0, y: 0.4, width: 1, height: 0.5625 },
    fit: 'contain',
    camera: { from: still, to: still, easing: 'linear' },
    opacity: 1,
    enter: { kind: 'none', duration: 0 },
  } satisfies VisualClip,
});

function measureUnder(image: LookImage, captionBox: { x: number; y: number; width: number; height: number }) {
  return measureCovered({
    scene: { clips: [shown(image)], cuts: [] },
    span: { start: 0, duration: SCENE },
    images: [image],
    canvas: CANVAS,
    captionBox,
  });
}

describe('what texts hide of a product', () => {
  test('is measured within its outline', () => {
    const left = { x: 0, y: 0.4, width: 0.5, height: 0.5625 };
    expect(measureUnder(HALF, left).share).toBe(0);
    expect(measureUnder(HALF, { ...left, x: 0.5 }).share).toBeGreaterThan(0.9);
    expect(measureUnder(HALF, { ...left, x: 0.5, height: 0.05 }).share).toBeCloseTo(0.09, 1);
  });

  test('follows the product as it moves', () => {
    const moved = shown(HALF);
    const clip = {
      ...moved.clip,
      transform: {
        y: [
          { at: 0, value: 0, easing: 'linear' as const },
          { at: SCENE, value: 0.3, easing: 'linear' as const },
        ],
      },
    };
    const scene = { clips: [{ ...moved, clip } as SlottedClip], cuts: [] };
    const below = { x: 0, y: 0.97, width: 1, height: 0.03 };
    expect(measureUnder(HALF, below).share).toBe(0);
    const measured = measureCovered({
      scene,
      span: { start: 0, duration: SCENE },
      images: [HALF],
      canvas: CANVAS,
      captionBox: below,
    });
    expect(measured.share).toBeGreaterThan(0.05);
  });

  test('leaves out a title behind the product, and a face counts whole', () => {
    const title = {
      slot: 'title',
      clip: {
        kind: 'title',
        id: 't',
        start: 0,
        duration: SCENE,
        text: 'A long title',
        box: { x: 0.5, y: 0.4, width: 0.5, height: 0.3 },
        style: {
          family: 'Inter',
          weight: 400,
          size: 0.2,
          color: '#ffffff',
          align: 'left',
          uppercase: false,
          lineHeight: 1,
        },
        verticalAlign: 'middle',
        enter: { kind: 'none', duration: 0 },
        exit: { kind: 'none', duration: 0 },
      } satisfies TitleClip,
    } as const;
    const measure = (slot: 'product' | 'second-image') =>
      measureCovered({
        scene: { clips: [{ ...shown(HALF), slot } as SlottedClip, title], cuts: [] },
        span: { start: 0, duration: SCENE },
        images: [HALF],
        canvas: CANVAS,
      }).share;
    expect(measure('product')).toBeGreaterThan(0.1);
    expect(measure('second-image')).toBe(0);
    const overFace = { x: 0.4, y: 0.44, width: 0.2, height: 0.02 };
    expect(measureUnder(WORN, overFace)).toMatchObject({ share: 0, isDetailHidden: true });
  });
});

describe('an ad', () => {
  const scenesOf = (roles: readonly AdScene['role'][]) =>
    roles.map(
      (role, index): AdScene => ({
        role,
        start: index * SCENE,
        duration: SCENE,
        words: [],
        content: {
          ...(role === 'intro' ? {} : { title: 'Made to last for years' }),
          line: 'It stays warm and dry.',
          price: '$19.99',
          benefits: ['One good thing', 'Another good thing', 'A third'],
          callToAction: 'Shop now',
        },
      }),
    );

  test.each(LOOK_IDS)('covers little of its product with texts in %s, at every ratio', (id) => {
    const roles = ['hook', 'intro', 'benefit', 'detail', 'benefit', 'offer', 'call_to_action'] as const;
    for (const ratio of AD_RATIOS) {
      for (const image of [WORN, { ...HALF, cutOut: { ...HALF.cutOut!, outline: [{ from: 0, to: 1 }], fill: 0.9 } }]) {
        const covered = measureScenes({ id, ratio, image, scenes: scenesOf(roles), seed: 1 });
        for (const [index, { share, isDetailHidden }] of covered.entries()) {
          const where = `scene ${index} at ${ratio}, ${image.media}`;
          expect(share, where).toBeLessThanOrEqual(MOST_COVERED);
          expect(isDetailHidden, where).toBe(false);
        }
      }
    }
  });
});

function measureScenes({
  id,
  ratio,
  image,
  scenes,
  seed,
}: {
  id: (typeof LOOK_IDS)[number];
  ratio: AdRatio;
  image: LookImage;
  scenes: readonly AdScene[];
  seed: number;
}) {
  const { tracks, scenes: laidOut } = layoutAd({
    look: LOOKS[id],
    ratio,
    language: 'en',
    scenes,
    images: [image],
    hasCaptions: true,
    seed,
  });
  const { canvas } = zonesOf({ ratio, align: LOOKS[id].align, hasCaptions: true });
  const slotted = listSlotted(tracks);
  return scenes.map((span, index) => {
    const { cuts = [], captionsEnd, captionBox } = laidOut[index] ?? {};
    const clips = slotted.filter(({ clip }) => clip.start < span.start + span.duration && clip.start >= span.start);
    const box = captionBox && {
      x: captionBox.x * canvas.width,
      y: captionBox.y * canvas.height,
      width: captionBox.width * canvas.width,
      height: captionBox.height * canvas.height,
    };
    return measureCovered({
      scene: { clips, cuts, ...(captionsEnd === undefined ? {} : { captionsEnd }) },
      span,
      images: [image],
      canvas,
      captionBox: box && inkedCaptions(box, canvas, LOOKS[id].align),
    });
  });
}
