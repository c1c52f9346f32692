import { AD_RATIOS, type AdRatio } from '@reelwright/contracts';
import { clipRectAt, msToTicks } from '@reelwright/timeline';
import { describe, expect, test } from 'vitest';
import { listSlotted } from '../ad/collect-tracks.ts';
import { type AdScene, layoutAd } from '../layout-ad.ts';
import { LOOKS } from '../looks.ts';
import type { LookImage } from '../picture/ad-image.ts';
import { planPlate } from '../picture/plan-plate.ts';
import { TEST_IMAGES } from '../test-images.ts';

const SCENE = msToTicks(3000);
const ROLES = ['hook', 'intro', 'benefit', 'detail', 'offer', 'call_to_action'] as const;

const scenes = ROLES.map((role, index): AdScene => {
  const start = index * SCENE;
  return {
    role,
    start,
    duration: SCENE,
    words: [{ id: `w${index}`, start: start + msToTicks(200), end: start + SCENE }],
    cuts: [],
    content: { title: `Made by hand ${index}`, price: '$24', callToAction: 'Shop now', benefits: ['One', 'Two'] },
  };
});

/** A product with the scene that would be drawn around it. */
function inScene(image: LookImage, ratio: AdRatio, calm = true): LookImage {
  const { cutOut } = image;
  if (!cutOut) throw new Error('no cut-out');
  const aspect = cutOut.width / cutOut.height;
  const { width, height, framing } = planPlate({ ratio, aspect, pixels: 700_000 });
  const high = Math.min(framing.height, (framing.width * width) / aspect / height);
  const wide = (high * height * aspect) / width;
  const middle = { x: (framing.middle[0] + 1) / 2, y: (1 - framing.middle[1]) / 2 };
  return {
    ...image,
    cutOut: { ...cutOut, feet: [{ x: 0.2, y: 1, width: 0.6 }] },
    scene: {
      media: `${image.media}-scene`,
      width,
      height,
      place: { x: middle.x - wide / 2, y: middle.y - high / 2, width: wide, height: high },
      wall: '#e8e0d0',
      isClearBeside: true,
      calm: calm ? { color: '#e8e0d0', darkest: '#d8d0c0', lightest: '#f0e8e0' } : null,
    },
  };
}

function layOut(image: LookImage, ratio: AdRatio, seed: number) {
  const look = LOOKS['editorial-magazine'];
  const layout = layoutAd({ look, ratio, language: 'en', scenes, images: [image], hasCaptions: true, seed });
  return listSlotted(layout.tracks);
}

const cases = AD_RATIOS.flatMap((ratio) => ['bottle', 'shoe', 'cut-out'].map((media) => ({ ratio, media })));

describe.each(cases)('$media at $ratio', ({ ratio, media }) => {
  const image = inScene(TEST_IMAGES.find((each) => each.media === media) as LookImage, ratio);
  const shown = [1, 2, 3].flatMap((seed) => {
    const slotted = layOut(image, ratio, seed);
    return slotted.flatMap(({ clip }) =>
      clip.kind === 'image' && clip.media === image.scene?.media
        ? [{ plate: clip, beside: slotted.filter((each) => each.clip.start === clip.start) }]
        : [],
    );
  });
  const ticks = (clip: { start: number; duration: number }): number[] => [
    clip.start,
    clip.start + Math.floor(clip.duration / 9),
    clip.start + clip.duration - 1,
  ];

  test('scenes fill the canvas from the first frame of a shot to the last', () => {
    expect(shown.length).toBeGreaterThan(4);
    for (const { plate } of shown)
      for (const tick of ticks(plate)) {
        const { x, y, width, height } = clipRectAt(plate, tick);
        expect(Math.max(x, y, 1 - x - width, 1 - y - height)).toBeLessThan(1e-3);
      }
  });

  test('the whole product stays where its shadow was drawn, in every frame', () => {
    const place = image.scene?.place ?? { x: 0, y: 0, width: 1, height: 1 };
    let count = 0;
    for (const { plate, beside } of shown) {
      const product = beside.find(({ clip }) => clip.kind === 'image' && clip.id.includes('-product-'))?.clip;
      if (product?.kind !== 'image') continue;
      count += 1;
      for (const tick of ticks(plate)) {
        const [around, own] = [clipRectAt(plate, tick), clipRectAt(product, tick)];
        expect(own.x).toBeCloseTo(around.x + place.x * around.width, 3);
        expect(own.y + own.height).toBeCloseTo(around.y + (place.y + place.height) * around.height, 3);
        expect(own.width).toBeCloseTo(place.width * around.width, 3);
      }
    }
    expect(count).toBeGreaterThan(3);
  });

  test('no other shadow or set is drawn with it', () => {
    const drawn = shown.flatMap(({ beside }) => beside.map(({ clip }) => clip.id));
    expect(drawn.filter((id) => /-(?:shadow|footing|world)-/u.test(id))).toEqual([]);
  });
});

test('texts stand on plates where a scene is busy, and on the scene itself where it is calm', () => {
  const bottle = TEST_IMAGES.find(({ media }) => media === 'bottle') as LookImage;
  const countPlates = (calm: boolean): number =>
    layOut(inScene(bottle, '9:16', calm), '9:16', 2).filter(({ clip }) => clip.kind === 'title' && clip.style.plate)
      .length;
  expect(countPlates(false)).toBeGreaterThan(countPlates(true));
});
