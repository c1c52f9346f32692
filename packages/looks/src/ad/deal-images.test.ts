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

test('a photo on white that nothing was cut out of is no box in an ad whose product stands free', () => {
  expect(mediaOf(dealImages(scenes, [find('bottle'), box]))).toEqual(new Set(['bottle']));
});

test('it is shown where it is all there is, and where its scene was given it', () => {
  expect(mediaOf(dealImages(scenes, [box]))).toEqual(new Set(['studio']));
  expect(dealImages([{ duration: 1, image: box }], [find('bottle'), box])[0]?.[0]).toBe(box);
});
