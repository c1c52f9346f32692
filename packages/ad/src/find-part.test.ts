import type { LookImage } from '@reelwright/looks';
import { expect, test } from 'vitest';
import { findPart } from './find-part.ts';
import { showPart } from './show-part.ts';

const shoe: LookImage = {
  kind: 'image',
  media: 'shoe',
  width: 2000,
  height: 2000,
  subject: { x: 0.1, y: 0.3, width: 0.8, height: 0.4 },
  faces: [],
  plainBackground: '#ffffff',
  hasAlpha: false,
  isScene: false,
  palette: [],
  cutOut: { media: 'alone', width: 1600, height: 800, region: { x: 0.1, y: 0.3, width: 0.8, height: 0.4 }, fill: 0.7 },
  details: [
    { x: 0.4, y: 0.32, width: 0.16, height: 0.16 },
    { x: 0.6, y: 0.6, width: 0.16, height: 0.09 },
  ],
};

const firstDetail = (line: string): LookImage['details'][number] | undefined => {
  const part = findPart(line, 'feet');
  return part && showPart(shoe, part)?.details[0];
};

test('a line about the sole shows the detail at the foot of the shoe', () => {
  expect(firstDetail('The sole grips in the rain.')).toBe(shoe.details[1]);
  expect(firstDetail('大底抓地，下雨不滑。')).toBe(shoe.details[1]);
});

test('a part without a detail of its own is shown as a whole, if the photo is sharp enough', () => {
  const plain = { ...shoe, details: [] };
  const part = findPart('Two soles, zero slips.', 'feet');
  expect(part && showPart(plain, part)?.details[0]?.y).toBeGreaterThan(0.5);
  expect(part && showPart({ ...plain, width: 300, height: 300 }, part)).toBeUndefined();
});

test('a label is shown by the richest detail, and by no image without details; a pocket may be anywhere', () => {
  expect(firstDetail('Every label is stitched.')).toBe(shoe.details[0]);
  expect(firstDetail('Every pocket has a zip.')).toBeUndefined();
  const part = findPart('Every label is stitched.', 'feet');
  expect(part && showPart({ ...shoe, details: [] }, part)).toBeUndefined();
});

test('the waist is at the top of trousers and at the foot of a shirt', () => {
  expect(findPart('An elastic waistband.', 'legs')?.at?.y).toBe(0);
  expect(findPart('A drawcord at the waist.', 'torso')?.at?.y).toBeGreaterThan(0.5);
});

test('a word that only contains a part names none', () => {
  expect(findPart('Consoles and capable people.', undefined)).toBeUndefined();
});
