import { expect, test } from 'vitest';
import type { LookImage } from '../picture/ad-image.ts';
import { dealImages } from './deal-images.ts';
import { isOtherVariant, listColors, listVariants } from './variants.ts';

function image(media: string, palette: string[], subjectColor?: string): LookImage {
  return {
    kind: 'image',
    media,
    width: 1000,
    height: 1000,
    subject: { x: 0.1, y: 0.1, width: 0.8, height: 0.8 },
    faces: [],
    plainBackground: '#ffffff',
    hasAlpha: false,
    isScene: false,
    details: [],
    palette,
    ...(subjectColor === undefined ? {} : { subjectColor }),
  };
}

const apple = image('apple', ['#4084e0', '#6aa667', '#91a0b6'], '#c3c5c5');
const carrot = image('carrot', ['#ce7a36', '#3982e5', '#7990b0'], '#c5c4c4');
const blueShoe = image('blue', ['#106cf0', '#65a0f1', '#f1f0ee'], '#106ef2');
const blueHeel = image('heel', ['#1d79f4', '#123b9c', '#edeceb'], '#1772f1');
const redShoe = image('red', ['#d02030', '#e07080', '#f1f0ee'], '#c8202e');
const gumSole = image('sole', ['#b06a2a', '#106cf0'], '#1470e8');

test('other flavours and colours are other variants, other sides of one product are not', () => {
  expect(isOtherVariant(apple, carrot)).toBe(true);
  expect(isOtherVariant(blueShoe, redShoe)).toBe(true);
  expect(isOtherVariant(blueShoe, blueHeel)).toBe(false);
  expect(isOtherVariant(blueShoe, gumSole)).toBe(false);
});

test('the same outline in other colours is another variant, though one has no vivid colour of its own', () => {
  const cutOut = { media: 'cut', width: 300, height: 800, region: apple.subject, fill: 0.8 };
  const bean = image('bean', ['#3e83e1', '#433b35', '#cbd0d6']);
  expect(isOtherVariant(apple, bean)).toBe(false);
  expect(isOtherVariant({ ...apple, cutOut }, { ...bean, cutOut: { ...cutOut, width: 301 } })).toBe(true);
});

test('a grey product and a coloured one are other variants, and so are a light and a dark one of one shape', () => {
  const grey = image('grey', ['#96938b', '#79766d'], '#86837a');
  const pink = image('pink', ['#bd8672', '#d7ad9a'], '#d28a78');
  const black = image('black', ['#3d3a34', '#5f5344'], '#31302a');
  expect(isOtherVariant(grey, pink)).toBe(true);
  expect(isOtherVariant(grey, black)).toBe(true);
  // From another side, light and shadow may be what differs.
  const side = { ...black, subject: { ...black.subject, width: 0.4 }, subjectColor: '#5c5a54' };
  expect(isOtherVariant(grey, side)).toBe(false);
});

test('a room or a person beside the product says nothing about its colour', () => {
  expect(isOtherVariant(blueShoe, { ...redShoe, isScene: true })).toBe(false);
});

test('scenes show the first variant only, and one with a chosen image that of the image', () => {
  const scenes = [{ duration: 100 }, { duration: 100, image: redShoe }, { duration: 100 }];
  const dealt = dealImages(scenes, [blueShoe, redShoe, blueHeel]).map((images) => images.map(({ media }) => media));
  expect(dealt).toEqual([['blue', 'heel'], ['red'], ['blue', 'heel']]);
});

test('a carousel shows other colours, but no other flavours', () => {
  expect(listColors([blueShoe, redShoe]).map(({ media }) => media)).toEqual(['blue', 'red']);
  expect(listColors([apple, carrot]).map(({ media }) => media)).toEqual(['apple']);
});

test('two people in different colours wear different variants, front and back of one colour do not', () => {
  const cutOut = {
    media: 'cut',
    width: 640,
    height: 1530,
    region: apple.subject,
    fill: 0.7,
    cutBy: ['bottom'] as const,
  };
  const worn = (media: string, dye: string, palette: string[]) => ({
    ...image(media, palette, dye),
    isScene: true,
    cutOut,
  });
  const teal = worn('teal', '#46b2b1', ['#4fb8b7', '#82574c']);
  const slate = worn('slate', '#8e9eb9', ['#8a99b4', '#684b46']);
  const back = worn('back', '#4ab0ae', ['#4fb8b7', '#684b46']);
  expect(isOtherVariant(teal, slate)).toBe(true);
  expect(isOtherVariant(teal, back)).toBe(false);
  // Without a mask, the colours of skin vouch for nothing.
  const { cutOut: _, ...cuff } = { ...worn('cuff', '#b9a096', ['#b9a096', '#d0cdce']), plainBackground: null };
  expect(isOtherVariant(worn('orange', '#e29a45', ['#e79f55']), cuff)).toBe(true);
  expect(listVariants([teal, back, slate]).map(({ media }) => media)).toEqual(['teal', 'slate']);
});
