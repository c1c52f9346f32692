import { msToTicks, type ImageClip } from '@reelwright/timeline';
import { expect, test } from 'vitest';
import { listLogos, visualsOf, planVisuals } from './plan-visuals.ts';
import { documentOf, imageClip, imageMedia } from './test-documents.ts';

const documentWith = (clips: ImageClip[], photo: { width: number; height: number }, durationMs?: number) =>
  documentOf({
    clips,
    media: { photo: imageMedia(photo), other: imageMedia({ width: 1080, height: 1920 }) },
    ...(durationMs === undefined ? {} : { durationMs }),
  });

test('only the part that the camera ever sees is held, pixel for pixel', () => {
  const [plan] = planVisuals(documentWith([imageClip()], { width: 2000, height: 2000 }), 1);
  // 9:16 of a square: 1125 of its 2000 columns, from 437 on, and the margin.
  expect(plan?.region).toEqual({ x: 384, y: 0, width: 1216, height: 2000 });
  expect(plan).toMatchObject({ width: 1216, height: 2000 });
});

test('a part starts at a pixel boundary of the smaller copies of the whole image', () => {
  const camera = { x: 0.77, y: 0.63, zoom: 3.3 };
  const clip = imageClip({ camera: { from: camera, to: camera, easing: 'linear' } });
  const [plan] = planVisuals(documentWith([clip], { width: 3000, height: 4000 }), 0.5);
  expect((plan?.region.x ?? 1) % 64).toBe(0);
  expect((plan?.region.y ?? 1) % 64).toBe(0);
  expect(plan?.region.x).toBeGreaterThan(0);
});

test('an image before a blurred copy of itself is held whole', () => {
  const [plan] = planVisuals(documentWith([imageClip({ fit: 'blur' })], { width: 1920, height: 1080 }), 1);
  expect(plan?.region).toEqual({ x: 0, y: 0, width: 1920, height: 1080 });
});

test('a photo of a camera is held unscaled, however small it is shown', () => {
  const [plan] = planVisuals(documentWith([imageClip()], { width: 4000, height: 3000 }), 0.5);
  expect(plan).toMatchObject({ width: plan?.region.width, height: 3000 });
});

test('a huge image is held no larger than it is shown', () => {
  const [plan] = planVisuals(documentWith([imageClip()], { width: 9000, height: 9000 }), 1);
  expect(plan?.height).toBe(1920);
  expect(plan?.region.height).toBe(9000);
  expect(plan?.width).toBeLessThan(1150);
});

test('the closest view decides, wherever in the document it is', () => {
  const near = { x: 0.5, y: 0.5, zoom: 4 };
  const clips = [
    imageClip(),
    imageClip({ id: 'near', start: msToTicks(1000), camera: { from: near, to: near, easing: 'linear' } }),
  ];
  const [plan] = planVisuals(documentWith(clips, { width: 12_000, height: 12_000 }, 2000), 1);
  expect(plan?.height).toBe(7680);
});

test('an odd-sized image is held in even pixels, within its bounds', () => {
  const [plan] = planVisuals(documentWith([imageClip({ fit: 'contain' })], { width: 801, height: 1201 }), 1);
  expect(plan?.region).toEqual({ x: 0, y: 0, width: 800, height: 1200 });
});

test('a segment receives the images that it shows, for its own frames', () => {
  const clips = [imageClip(), imageClip({ id: 'second', media: 'other', start: msToTicks(1000) })];
  const plans = planVisuals(documentWith(clips, { width: 2000, height: 2000 }, 2000), 1);
  const summary = (from: number, to: number) =>
    visualsOf(plans, { from, to }).map(({ media, frames }) => [media, frames.from, frames.to]);
  expect(summary(0, 20)).toEqual([['photo', 0, 20]]);
  expect(summary(20, 40)).toEqual([
    ['photo', 20, 30],
    ['other', 30, 40],
  ]);
  expect(summary(40, 60)).toEqual([['other', 40, 60]]);
});

test('each logo is listed once', () => {
  const document = documentWith([imageClip()], { width: 1000, height: 1000 });
  const logo = (id: string, media: string) => ({
    kind: 'logo' as const,
    id,
    start: 0,
    duration: msToTicks(500),
    box: { x: 0, y: 0, width: 0.2, height: 0.05 },
    enter: { kind: 'none' as const, duration: 0 },
    exit: { kind: 'none' as const, duration: 0 },
    media,
    opacity: 1,
  });
  document.tracks.push({
    kind: 'sticker',
    id: 'logos',
    clips: [logo('a', 'mark'), logo('b', 'seal'), logo('c', 'mark')],
  });
  expect(listLogos(document)).toEqual(['mark', 'seal']);
});
