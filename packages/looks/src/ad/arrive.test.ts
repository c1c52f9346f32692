import { clipRectAt, type ImageClip, msToTicks, type ShapeClip } from '@reelwright/timeline';
import { expect, test } from 'vitest';
import type { SlottedClip } from '../layout/slots.ts';
import { TEST_IMAGES } from '../test-images.ts';
import { canvasOf } from '../zones.ts';
import { arrive } from './arrive.ts';

const NONE = { kind: 'none', duration: 0 } as const;
const STILL = { x: 0.5, y: 0.5, zoom: 1 };
const span = { start: 0, duration: msToTicks(1100) };

const product: ImageClip = {
  kind: 'image',
  id: 'scene-0-product-0-0',
  ...span,
  media: 'bottle-alone',
  box: { x: 0.3, y: 0.4, width: 0.4, height: 0.6 },
  fit: 'contain',
  camera: { from: STILL, to: STILL, easing: 'linear' },
  opacity: 1,
  transform: {
    scale: [
      { at: 0, value: 1, easing: 'cubic-out' },
      { at: span.duration, value: 1.1, easing: 'linear' },
    ],
  },
};
const shape = (name: string): ShapeClip => ({
  kind: 'shape',
  id: `scene-0-${name}-0`,
  ...span,
  box: { x: -0.04, y: -0.04, width: 1.08, height: 1.08 },
  enter: NONE,
  exit: NONE,
  shape: 'rect',
  fill: { from: '#ffffff', fromOpacity: 1, to: '#ffffff', toOpacity: 1 },
  radius: 0,
});
const clips: SlottedClip[] = [
  { slot: 'backdrop', clip: shape('world') },
  { slot: 'decor', clip: shape('panel') },
  { slot: 'product', clip: product },
];
const request = { start: 0, firstCut: span.duration, images: TEST_IMAGES, canvas: canvasOf('9:16') };
const boxAt = (arrived: readonly SlottedClip[], slot: string, ms: number) => {
  const clip = arrived.find((each) => each.slot === slot)?.clip;
  if (!clip) throw new Error(`no ${slot}`);
  return clipRectAt(clip, msToTicks(ms));
};

test('an ad opens near its product and shoots back within a third of a second, never under the texts above', () => {
  const arrived = arrive(clips, { ...request, side: 'above' });
  const [first, rest, before] = [
    boxAt(arrived, 'product', 0),
    boxAt(arrived, 'product', 260),
    boxAt(clips, 'product', 260),
  ];
  expect(first.width).toBeGreaterThan(1.15 * rest.width);
  // Motion is rounded to a millionth of the canvas.
  expect(first.y).toBeGreaterThanOrEqual(before.y - 1e-6);
  for (const side of ['x', 'y', 'width', 'height'] as const) expect(rest[side]).toBeCloseTo(before[side], 5);
});

test('its set moves along, the panel under its texts does not', () => {
  const arrived = arrive(clips, { ...request, side: 'above' });
  expect(boxAt(arrived, 'backdrop', 0).width).toBeGreaterThan(1.2);
  expect(boxAt(arrived, 'decor', 0)).toEqual(boxAt(clips, 'decor', 0));
});

test('a shot that is too short to come to rest does not move', () => {
  expect(arrive(clips, { ...request, side: 'above', firstCut: msToTicks(700) })).toEqual(clips);
});
