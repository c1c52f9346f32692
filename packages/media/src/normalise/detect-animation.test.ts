import { expect, test } from 'vitest';
import { isAnimatedImage } from './detect-animation.ts';

const bytes = (...parts: (string | readonly number[])[]): Uint8Array =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'string' ? [...part].map((letter) => letter.charCodeAt(0)) : part)),
  );

const gifHead = ['GIF89a', [1, 0, 1, 0, 0x80, 0, 0], [0, 0, 0, 255, 255, 255]] as const;
const gifDelay = [0x21, 0xf9, 4, 0, 10, 0, 0, 0];
const gifFrame = [0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x4c, 1, 0];
/** A frame with its own colour table. */
const gifRichFrame = [0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0x80, 1, 2, 3, 4, 5, 6, 2, 2, 0x4c, 1, 0];

test('a GIF is animated if it has a second frame', () => {
  expect(isAnimatedImage(bytes(...gifHead, gifDelay, gifFrame, [0x3b]), 'gif')).toBe(false);
  expect(isAnimatedImage(bytes(...gifHead, gifDelay, gifRichFrame, gifDelay, gifFrame, [0x3b]), 'gif')).toBe(true);
  expect(isAnimatedImage(bytes(...gifHead, gifFrame.slice(0, 12)), 'gif')).toBe(false);
});

test('a WebP is animated if its header says so', () => {
  const webp = (flags: number) => bytes('RIFF', [0, 0, 0, 0], 'WEBPVP8X', [10, 0, 0, 0], [flags, 0, 0, 0]);
  expect(isAnimatedImage(webp(0x02), 'webp')).toBe(true);
  expect(isAnimatedImage(webp(0x10), 'webp')).toBe(false);
  expect(isAnimatedImage(bytes('RIFF', [0, 0, 0, 0], 'WEBPVP8 ', [2, 2, 2, 2, 2, 2]), 'webp')).toBe(false);
});

test('a PNG is animated if a chunk before its pixels says so', () => {
  const signature = [0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10];
  const chunk = (name: string, data: number[]) => bytes([0, 0, 0, data.length], name, data, [0, 0, 0, 0]);
  const png = (...chunks: Uint8Array[]) => bytes(signature, ...chunks.map((each) => [...each]));
  const control = chunk('acTL', [0, 0, 0, 3, 0, 0, 0, 0]);
  expect(isAnimatedImage(png(chunk('IHDR', [1, 2, 3]), control, chunk('IDAT', [0])), 'png')).toBe(true);
  expect(isAnimatedImage(png(chunk('IHDR', [1, 2, 3]), chunk('IDAT', [0]), control), 'png')).toBe(false);
  expect(isAnimatedImage(png(chunk('acTL', [0, 0, 0, 1, 0, 0, 0, 0])), 'png')).toBe(false);
});
