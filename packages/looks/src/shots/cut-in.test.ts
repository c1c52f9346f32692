import { expect, test } from 'vitest';
import { TEST_IMAGES } from '../test-images.ts';
import { canvasOf } from '../zones.ts';
import { cutIn } from './cut-in.ts';
import type { Shot } from './shot.ts';

const canvas = canvasOf('9:16');
const found = TEST_IMAGES.find(({ media }) => media === 'landscape');
if (!found) throw new Error('one is a landscape');

/** The part of a photo that a cut-in of it shows, by its middle. */
function middleOf(image: typeof found): { x: number; y: number } {
  if (!image) throw new Error('no image');
  const still = { x: 0.5, y: 0.5, zoom: 1 };
  const shot = {
    start: 0,
    duration: 240_000,
    backing: { kind: 'plates' },
    clips: [
      {
        slot: 'image',
        clip: {
          kind: 'image',
          id: 'scene-0-photo-0',
          start: 0,
          duration: 240_000,
          media: image.media,
          box: { x: 0, y: 0, width: 1, height: 1 },
          fit: 'cover',
          camera: { from: still, to: still, easing: 'linear' },
          opacity: 1,
        },
      },
    ],
  } as unknown as Shot;
  const clip = cutIn(shot, [image], canvas)?.clips[0]?.clip;
  if (clip?.kind !== 'image') throw new Error('the camera cuts in');
  return clip.camera.from;
}

test('in a room, the camera cuts in between the richest detail and the middle of the subject', () => {
  const shelf = { x: 0.3, y: 0.3, width: 0.1, height: 0.1 };
  const { x, y } = middleOf({ ...found, width: 3600, height: 2400, details: [shelf] });
  // The middle of the subject is at 0.5 and 0.55.
  expect(x).toBeGreaterThan(0.4);
  expect(x).toBeLessThan(0.5);
  expect(y).toBeGreaterThan(0.42);
  expect(y).toBeLessThan(0.55);
});

test('before a wall, it cuts in at the richest detail', () => {
  const label = { x: 0.3, y: 0.3, width: 0.1, height: 0.1 };
  const { x, y } = middleOf({ ...found, width: 3600, height: 2400, plainBackground: '#d0cdc6', details: [label] });
  expect([x, y].map((at) => Math.round(at * 100))).toEqual([35, 35]);
});
