import { PRODUCT_SOURCES } from '@reelwright/contracts';
import { expect, test } from 'vitest';
import type { AllFindings } from './merge-findings.ts';
import { mergeImages } from './merge-images.ts';

function merge(...links: string[]) {
  const none = Object.fromEntries(PRODUCT_SOURCES.map((source) => [source, {}])) as AllFindings;
  const images = links.map((link) => ({ url: `https://a.example${link}` }));
  return mergeImages({ ...none, page: { images: { value: images, confidence: 0.6 } } })?.value.map((url) =>
    url.replace('https://a.example', ''),
  );
}

test('an image in sizes written as plain numbers or words is kept in its largest', () => {
  expect(merge('/p/350/7_350_A.jpg', '/p/350/7_500_A.jpg', '/p/350/7_40_A.jpg')).toEqual(['/p/350/7_500_A.jpg']);
  expect(merge('/ip/125/mug.jpg', '/ip/big/mug.jpg', '/ip/250/mug.jpg')).toEqual(['/ip/big/mug.jpg']);
});

test('images that differ only in a number are all kept', () => {
  expect(merge('/p/mug_1_a.jpg', '/p/mug_2_a.jpg', '/p/mug-10.jpg', '/p/mug-20.jpg')).toHaveLength(4);
});

test("a small copy is enlarged to the size of another image's address on the page", () => {
  expect(merge('/p/7_500_A.jpg', '/p/7_40_B.jpg')).toEqual(['/p/7_500_A.jpg', '/p/7_500_B.jpg']);
  expect(merge('/p/1/w/1920/1_1.jpg', '/p/2/w/78/2_1.jpg')).toEqual(['/p/1/w/1920/1_1.jpg', '/p/2/w/1920/2_1.jpg']);
  expect(merge('/p/mug_500_a.jpg', '/q/r/cup_300_b.jpg')).toEqual(['/p/mug_500_a.jpg', '/q/r/cup_300_b.jpg']);
});

test('the first image goes last if, unlike the others, it is not named like the product', () => {
  const none = Object.fromEntries(PRODUCT_SOURCES.map((source) => [source, {}])) as AllFindings;
  const files = ['winter-jacket-green', 'ghost-glove-1', 'ghost-glove-2', 'ghost-glove-3'];
  const images = files.map((file) => ({ url: `https://a.example/${file}.jpg` }));
  const merged = mergeImages({ ...none, page: { images: { value: images, confidence: 0.6 } } }, 'Ghost Glove');
  expect(merged?.value.at(0)).toBe('https://a.example/ghost-glove-1.jpg');
  expect(merged?.value.at(-1)).toBe('https://a.example/winter-jacket-green.jpg');
});
