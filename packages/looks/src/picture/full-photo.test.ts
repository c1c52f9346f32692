import { expect, test } from 'vitest';
import { canvasOf } from '../zones.ts';
import type { LookImage } from './ad-image.ts';
import { fitsFull, isFullPhoto, placeFull } from './full-photo.ts';
import { project } from './place-image.ts';

/** A model without a head, as shops show suits: the photo cuts the neck above and the legs below. */
const TORSO: LookImage = {
  kind: 'image',
  media: 'torso',
  width: 1500,
  height: 2000,
  hasAlpha: false,
  subject: { x: 0.1, y: 0, width: 0.8, height: 1 },
  faces: [],
  plainBackground: '#b4b4b4',
  isScene: false,
  details: [],
  palette: [],
};
const TALL = canvasOf('9:16');

test('a photo that cuts its subject above fills the canvas; one on white with room above it, or with a face, does not', () => {
  expect(isFullPhoto(TORSO)).toBe(true);
  const onWhite = { ...TORSO, plainBackground: '#ffffff' };
  expect(isFullPhoto({ ...onWhite, subject: { x: 0.1, y: 0.2, width: 0.8, height: 0.6 } })).toBe(false);
  expect(isFullPhoto({ ...onWhite, faces: [{ x: 0.4, y: 0, width: 0.2, height: 0.2 }] })).toBe(false);
});

test('a photo of surroundings fills the canvas, whatever its shape and whoever is in it; so does one with a toned wall', () => {
  const street = { ...TORSO, plainBackground: null, isScene: true, faces: [{ x: 0.4, y: 0, width: 0.2, height: 0.2 }] };
  for (const image of [street, { ...street, width: 4000 }]) expect(fitsFull(image, TALL)).toBe(true);
  const walled = { ...TORSO, plainBackground: '#d9c9b4', subject: { x: 0.3, y: 0.2, width: 0.4, height: 0.6 } };
  expect(fitsFull(walled, TALL)).toBe(true);
});

test('a camera goes along a photo that is much wider than the canvas, around its richest part', () => {
  const room = { ...TORSO, width: 4000, plainBackground: null, isScene: true };
  const image = { ...room, details: [{ x: 0.7, y: 0.4, width: 0.2, height: 0.3 }] };
  const move = { name: 'push', zoomPerSecond: 0.1, durationS: 1.2 } as const;
  const placed = placeFull({ image, canvas: TALL, move, distance: 'whole', turn: 0 });
  if (!placed) throw new Error('the photo fills the canvas');
  const { from, to } = placed.camera;
  expect(from.x).toBeLessThan(0.8);
  expect(to.x).toBeGreaterThan(0.8);
  expect([from.zoom, to.zoom].every((zoom) => zoom > 1)).toBe(true);
});

test('close-ups of surroundings stay near the richest part: elsewhere the photo shows something else', () => {
  const image = {
    ...TORSO,
    plainBackground: null,
    isScene: true,
    details: [
      { x: 0.3, y: 0.1, width: 0.4, height: 0.3 },
      { x: 0.8, y: 0.8, width: 0.2, height: 0.2 },
    ],
  };
  const move = { name: 'push', zoomPerSecond: 0.1, durationS: 1.2 } as const;
  for (const turn of [0, 1, 2, 3])
    expect(placeFull({ image, canvas: TALL, move, distance: 'close', turn })?.camera.from.y).toBeLessThan(0.5);
});

test('a photo too wide to show most of its subject does not fill a tall canvas', () => {
  expect(fitsFull(TORSO, TALL)).toBe(true);
  expect(fitsFull({ ...TORSO, width: 4000 }, TALL)).toBe(false);
});

test('a close-up stays within the photo, and is much nearer than the whole', () => {
  const move = { name: 'push', zoomPerSecond: 0.1, durationS: 1.2 } as const;
  const box = { x: 0, y: 0, ...TALL };
  for (const turn of [0, 1, 2, 3]) {
    const close = placeFull({ image: TORSO, canvas: TALL, move, distance: 'close', turn });
    const whole = placeFull({ image: TORSO, canvas: TALL, move, distance: 'whole', turn });
    if (!close || !whole) throw new Error('the photo fills the canvas');
    for (const camera of [close.camera.from, close.camera.to]) {
      const shown = project({ x: 0, y: 0, width: 1, height: 1 }, TORSO, box, camera, true);
      expect([shown.x <= 0, shown.y <= 0, shown.x + shown.width >= 1080, shown.y + shown.height >= 1920]).toEqual([
        true,
        true,
        true,
        true,
      ]);
      expect(camera.zoom / whole.camera.from.zoom).toBeGreaterThan(1.4);
    }
  }
});

test('a small photo gets no close-up, which would be blurred', () => {
  const small = { ...TORSO, width: 450, height: 600 };
  const move = { name: 'push', zoomPerSecond: 0.1, durationS: 1.2 } as const;
  const close = placeFull({ image: small, canvas: TALL, move, distance: 'close', turn: 0 });
  expect(close).toEqual(placeFull({ image: small, canvas: TALL, move, distance: 'whole', turn: 0 }));
});

test('a close-up shows mostly the product, not a corner of it beside its wall', () => {
  const subject = { x: 0.15, y: 0.2, width: 0.7, height: 0.6 };
  const walled = {
    ...TORSO,
    plainBackground: '#d9c9b4',
    subject,
    details: [{ x: 0.3, y: 0.6, width: 0.12, height: 0.1 }],
  };
  const move = { name: 'push', zoomPerSecond: 0.1, durationS: 1.2 } as const;
  for (const turn of [0, 1, 2, 3]) {
    const close = placeFull({ image: walled, canvas: TALL, move, distance: 'close', turn });
    const place = close && project(subject, walled, { x: 0, y: 0, ...TALL }, close.camera.from, true);
    if (!place || close.camera.from.zoom < 1.4) continue;
    const across = Math.min(1080, place.x + place.width) - Math.max(0, place.x);
    const down = Math.min(1920, place.y + place.height) - Math.max(0, place.y);
    expect((across * down) / (1080 * 1920)).toBeGreaterThan(0.4);
  }
});
