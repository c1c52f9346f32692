import path from 'node:path';
import { expect } from '@playwright/test';
import { frameCount } from '@reelwright/timeline';
import { GOLDEN_DOCUMENTS } from './documents/all.ts';
import { measureLumaSsim } from './gate/measure-ssim.ts';
import { test } from './gate/painters.ts';

/** Minimum similarity of a finished file and its preview, averaged over the frames. */
const LEAST_SSIM = 0.985;

/** One of each kind, and those with the most motion and detail. */
const RENDERED = new Set([
  'image-covers-and-drifts',
  'keyframes-with-every-easing',
  'masks-turned-and-moving',
  'transitions-that-push',
  'video-from-its-start',
  'presenter-before-images',
  'captions-chinese',
  'sticker-review-cards',
  'ad-with-voice-captions-and-price',
  'ad-with-a-presenter',
]);

test.use({ screenshot: 'off' });

let worst = { name: 'none', ssim: 1 };

for (const { name, document } of GOLDEN_DOCUMENTS.filter((golden) => RENDERED.has(golden.name))) {
  test(`the finished video of ${name} matches its preview`, async ({ painters }) => {
    const frames = Array.from({ length: frameCount(document.duration, document.frameRate) }, (_, frame) => frame);
    const files = painters.filesOf(document);
    const video = path.join(painters.folder, `${name}.mp4`);
    const fonts = await painters.server.cutFonts(document);
    const [preview] = await Promise.all([
      painters.browser.paint({ document, files, fonts, scale: 1, frames }),
      painters.server.render({ document, files, output: video }),
    ]);
    const ssim = await measureLumaSsim({
      video,
      frames: preview,
      size: document.canvas,
      frameRate: document.frameRate,
      framesFile: path.join(painters.folder, `${name}.yuv`),
    });
    if (ssim < worst.ssim) worst = { name, ssim };
    expect(ssim, `luma SSIM of ${name}`).toBeGreaterThanOrEqual(LEAST_SSIM);
  });
}

test('every document selected for rendering exists', () => {
  const names = new Set(GOLDEN_DOCUMENTS.map(({ name }) => name));
  expect([...RENDERED].filter((name) => !names.has(name))).toEqual([]);
});

test.afterAll(() => {
  process.stdout.write(`Worst finished video: ${worst.name}, luma SSIM ${worst.ssim.toFixed(4)}\n`);
});
