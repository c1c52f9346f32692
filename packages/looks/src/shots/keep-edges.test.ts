import { AD_RATIOS, LOOK_IDS } from '@reelwright/contracts';
import { msToTicks, type VisualClip } from '@reelwright/timeline';
import { expect, test } from 'vitest';
import { listSlotted } from '../ad/collect-tracks.ts';
import { type AdScene, layoutAd } from '../layout-ad.ts';
import { LOOKS } from '../looks.ts';
import type { LookImage } from '../picture/ad-image.ts';
import { placeClip } from '../picture/place-clip.ts';
import type { Size } from '../rect.ts';
import { TEST_IMAGES } from '../test-images.ts';
import { canvasOf } from '../zones.ts';
import { EDGE } from './keep-edges.ts';
import { isSlight } from './product-shape.ts';

const SCENE = msToTicks(3900);
const LANDED = msToTicks(260);
const ROLES = ['hook', 'benefit', 'offer', 'call_to_action'] as const;

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

const found = TEST_IMAGES.find(({ media }) => media === 'cut-out');

/** A product of an aspect, width to height, that stands, or lies. */
function outlined(aspect: number, stands: boolean): LookImage {
  if (!found?.cutOut) throw new Error('one is cut out');
  const { cutOut } = found;
  const size = { width: cutOut.width * Math.min(1, aspect), height: cutOut.height / Math.max(1, aspect) };
  const feet = stands ? [{ x: 0.1, y: 1, width: 0.8 }] : null;
  return { ...found, cutOut: { ...cutOut, ...size, fill: 0.8, feet } };
}

/** Extent of a clip on the canvas at a tick, in fractions of it, with its rotation. */
function extentOf(image: LookImage, clip: VisualClip, { tick, canvas }: { tick: number; canvas: Size }) {
  const { placed, angle } = placeClip(image, clip, { tick, canvas });
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
  const [wide, high] = [placed.width * cos + placed.height * sin, placed.width * sin + placed.height * cos];
  const [x, y] = [placed.x + placed.width / 2, placed.y + placed.height / 2];
  return {
    left: (x - wide / 2) / canvas.width,
    right: (x + wide / 2) / canvas.width,
    top: (y - high / 2) / canvas.height,
    bottom: (y + high / 2) / canvas.height,
    angle,
  };
}

const SLACK = 0.004;
const ACROSS_BEYOND = 0.05;

test.each([
  ['flat, lying', outlined(2.4, false)],
  ['wide, standing', outlined(1.6, true)],
  ['square, lying', outlined(1, false)],
  ['square, standing', outlined(1, true)],
  ['narrow, standing', outlined(0.4, true)],
])('keeps the edges of a product off those of the canvas until the last frame: %s', (_name, image) => {
  let count = 0;
  const broken = LOOK_IDS.flatMap((id) =>
    AD_RATIOS.flatMap((ratio) => {
      const canvas = canvasOf(ratio);
      const layout = layoutAd({
        look: LOOKS[id],
        ratio,
        language: 'en',
        scenes,
        images: [image],
        hasCaptions: true,
        seed: 5,
      });
      const clips = listSlotted(layout.tracks).map(({ clip }) => clip);
      const products = clips.filter(
        (clip): clip is VisualClip => clip.kind === 'image' && clip.opacity === 1 && /-product-\d+-/u.test(clip.id),
      );
      return products.flatMap((clip) =>
        [LANDED, clip.duration - 1].flatMap((at) => {
          count += 1;
          const { left, right, top, bottom, angle } = extentOf(image, clip, { tick: clip.start + at, canvas });
          const hasPlinth = clips.some(
            (each) => each.start === clip.start && each.id.includes('-panel-') && 'box' in each && each.box.y > 0.3,
          );
          // Beside a column, the texts' edge is the product's on the left.
          const isBeside = left > 0.3;
          const sides = [
            ...(isBeside ? [] : [{ name: 'left', inside: left, length: right - left }]),
            { name: 'right', inside: 1 - right, length: right - left },
            { name: 'top', inside: top, length: bottom - top },
            ...(hasPlinth ? [] : [{ name: 'bottom', inside: 1 - bottom, length: bottom - top }]),
          ];
          // A long product that lies across the canvas crosses its edges with a corner first.
          const isAcross = isSlight(image) && angle !== 0;
          const beyond = isAcross ? ACROSS_BEYOND : EDGE.beyond;
          return sides
            .filter(({ inside, length }) => inside < EDGE.inside - SLACK && -inside < beyond * length - SLACK)
            .map(({ name, inside }) => `${id} ${ratio} ${clip.id} ${name} ${inside.toFixed(3)} at ${at}`);
        }),
      );
    }),
  );
  expect(count).toBeGreaterThan(100);
  expect({ count: broken.length, first: broken.slice(0, 14) }).toEqual({ count: 0, first: [] });
});

test('keeps the sides of a product in an extended photo off those of the canvas until the last frame', () => {
  const photos = TEST_IMAGES.filter(({ media }) => media === 'sofa').map((image) => ({
    ...image,
    isScene: false,
    subject: { x: 0.16, y: 0.4, width: 0.68, height: 0.5 },
    tones: { columns: 1, rows: 1, light: [88], spread: [1] },
  }));
  const canvas = canvasOf('9:16');
  const request = { ratio: '9:16', language: 'en', scenes, images: photos, hasCaptions: true, seed: 5 } as const;
  const ends = LOOK_IDS.flatMap((id) =>
    listSlotted(layoutAd({ ...request, look: LOOKS[id] }).tracks).flatMap(({ clip }) => {
      const [image] = photos;
      if (clip.kind !== 'image' || clip.media !== image?.extended?.media) return [];
      return [0, clip.duration - 1].map((at) => {
        const { placed } = placeClip(image, clip, { tick: clip.start + at, canvas });
        const { region } = image.extended ?? {};
        if (!region) throw new Error('the photo is extended');
        const from = placed.x + placed.width * (region.x + image.subject.x * region.width);
        const to = from + placed.width * region.width * image.subject.width;
        return { id: `${id} ${clip.id}`, inside: Math.min(from, canvas.width - to) / canvas.width };
      });
    }),
  );
  expect(ends.length).toBeGreaterThanOrEqual(8);
  expect(ends.filter(({ inside }) => inside < EDGE.inside - SLACK).slice(0, 8)).toEqual([]);
});
