import { expect, test } from 'vitest';
import type { AdImage } from './ad-material.ts';
import { chooseImages } from './choose-images.ts';
import { PHOTO, PRODUCT_PHOTO } from './test-material.ts';

const found = (file: string, image: Partial<AdImage> = {}): AdImage => ({
  ...PRODUCT_PHOTO,
  key: file,
  subjectColor: '#b02a30',
  palette: ['#b02a30'],
  ref: { url: `https://shop.example/${file}?w=900` },
  ...image,
});
const front = found('jacket-front.jpg');
const back = found('jacket-back.jpg');
const keysOf = (images: readonly AdImage[]) => chooseImages(images).map(({ key }) => key);

test('a size chart, a logo and a crowd of the page are left out', () => {
  const face = { x: 0.1, y: 0.1, width: 0.1, height: 0.1 };
  const others = [
    found('Size-Chart_EU.png'),
    found('shop-logo.svg'),
    found('a8f31.jpg', { isGraphic: true }),
    found('team.jpg', { ...PHOTO, isScene: true, faces: [face, face, face] }),
  ];
  expect(keysOf([...others, front, back])).toEqual([front.key, back.key]);
});

test('a collage is left out while another photo remains, although a person chose it', () => {
  const { ref: _, ...chosen } = front;
  const collage = { ...chosen, key: 'collage', isCollage: true };
  expect(keysOf([collage, chosen])).toEqual([front.key]);
  expect(keysOf([collage])).toEqual(['collage']);
});

test('a photo in which the product has none of its colours comes last, one that shows it keeps its place', () => {
  const { cutOut: _, ...surroundings } = found('street.jpg', { isScene: true, plainBackground: null });
  const elsewhere = { ...surroundings, key: 'elsewhere', subjectColor: '#4c7a52', palette: ['#4c7a52', '#9db7d6'] };
  const worn = { ...surroundings, key: 'worn', subjectColor: '#4c7a52', palette: ['#4c7a52', '#a92e33'] };
  expect(keysOf([front, elsewhere, worn, back])).toEqual([front.key, 'worn', back.key, 'elsewhere']);
});

test('what a person chose is shown, after the photos of the product', () => {
  const { ref: _, ...own } = found('chart.png', { isGraphic: true });
  expect(keysOf([own, front])).toEqual([front.key, own.key]);
});

test('without any other image, a doubtful one is shown', () => {
  const only = found('banner.jpg');
  expect(keysOf([only])).toEqual([only.key]);
});

test('a photo with measures on it is left out while others remain, unless a person put it first', () => {
  const { ref: _, ...own } = found('measures.png', { hasLettering: true });
  expect(keysOf([front, own, back])).toEqual([front.key, back.key]);
  expect(keysOf([own, front, back])).toContain(own.key);
  expect(keysOf([own])).toEqual([own.key]);
});
