import { expect, test } from 'vitest';
import type { LookImage } from '../picture/ad-image.ts';
import { TEST_IMAGES } from '../test-images.ts';
import { dealImages } from './deal-images.ts';

function find(media: string): LookImage {
  const image = TEST_IMAGES.find((each) => each.media === media);
  if (!image) throw new Error(`no ${media}`);
  return image;
}
const box: LookImage = { ...find('studio'), palette: find('bottle').palette };
const scenes = [{ duration: 1 }, { duration: 1 }, { role: 'offer' as const, duration: 1 }];
const mediaOf = (dealt: readonly LookImage[][]) => new Set(dealt.flat().map(({ media }) => media));
const firstOf = (dealt: readonly LookImage[][]) => dealt.map(([first]) => first?.media);

/** Photos of one thing in a room, which differ in nothing but what is set. */
const photo = (media: string, changes: Partial<LookImage> = {}): LookImage => ({
  ...find('landscape'),
  faces: [],
  media,
  ...changes,
});

test('a photo on white that nothing was cut out of is no box in an ad whose product stands free', () => {
  expect(mediaOf(dealImages(scenes, [find('bottle'), box]))).toEqual(new Set(['bottle']));
});

test('it is shown where it is all there is, and where its scene was given it', () => {
  expect(mediaOf(dealImages(scenes, [box]))).toEqual(new Set(['studio']));
  expect(dealImages([{ duration: 1, image: box }], [find('bottle'), box])[0]?.[0]).toBe(box);
});

const fiveScenes = [
  { duration: 1 },
  { duration: 1 },
  { duration: 1 },
  { role: 'offer' as const, duration: 1 },
  { duration: 1 },
];

test('every photo is shown before one is shown again, and the first beside the price and at the end', () => {
  const photos = ['a', 'b', 'c'].map((media) => photo(media));
  expect(firstOf(dealImages(fiveScenes, photos))).toEqual(['a', 'b', 'c', 'a', 'a']);
});

test('of more photos than scenes, those without a scene follow in one', () => {
  const photos = ['a', 'b', 'c', 'd', 'e'].map((media) => photo(media));
  const dealt = dealImages(fiveScenes.slice(1), photos);
  expect(new Set(dealt.flatMap((images) => images.slice(0, 2).map(({ media }) => media))).size).toBe(5);
});

test('somebody who uses the product opens the ad; a small photo does not', () => {
  const used = photo('used', { faces: [{ x: 0.4, y: 0.1, width: 0.2, height: 0.2 }] });
  expect(firstOf(dealImages(fiveScenes, [photo('a'), used]))[0]).toBe('used');
  const small = { ...used, width: 480, height: 320 };
  expect(firstOf(dealImages(fiveScenes, [photo('a', { width: 1500, height: 1500 }), small]))[0]).toBe('a');
});

test('of photos that are alike, the one that the seller put first opens the ad', () => {
  expect(firstOf(dealImages(fiveScenes, [photo('a'), photo('b')]))[0]).toBe('a');
});

test('what a line was given is not spent on another line', () => {
  const [a, b, c] = ['a', 'b', 'c'].map((media) => photo(media)) as [LookImage, LookImage, LookImage];
  const dealt = dealImages([{ duration: 1 }, { duration: 1 }, { duration: 1, image: b }, { duration: 1 }], [a, b, c]);
  expect(firstOf(dealt)).toEqual(['a', 'c', 'b', 'a']);
});
