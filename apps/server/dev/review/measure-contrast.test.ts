import { expect, it } from 'vitest';
import { listVisualClips } from './clip-kinds.ts';
import { contrastOfText, listReadTexts, measureContrast, withoutTexts } from './measure-contrast.ts';
import { makeDocument, makeScenes, makeStill, visualClip, priceTag, titleClip } from './test-review.ts';

const box = { x: 0, y: 0, width: 1, height: 1 };
const white = makeStill(20, 20, () => [255, 255, 255]);
const text = { text: 'Hot', tick: 0, box, inks: ['#ffffff'] };

it('compares glyphs with what is behind them', () => {
  expect(
    contrastOfText(
      text,
      makeStill(20, 20, () => [0, 0, 0]),
    ),
  ).toBeCloseTo(21, 1);
  expect(contrastOfText(text, white)).toBeCloseTo(1, 1);
});

it('compares glyphs with their plate or outline if they have one', () => {
  expect(contrastOfText({ ...text, plate: { color: '#000000', opacity: 1 } }, white)).toBeCloseTo(21, 1);
  expect(contrastOfText({ ...text, plate: { color: '#000000', opacity: 0.2 } }, white)).toBeLessThan(4.5);
  expect(contrastOfText({ ...text, outline: '#000000' }, white)).toBeCloseTo(21, 1);
});

it('fails if a fifth of the glyphs is unreadable', () => {
  expect(
    contrastOfText(
      text,
      makeStill(20, 20, (x) => (x < 4 ? [250, 250, 250] : [0, 0, 0])),
    ),
  ).toBeLessThan(1.2);
});

it('lists the ink and plate of every text of a document, and the document without texts', () => {
  const document = makeDocument([
    visualClip({ id: 'p', from: 0, to: 10 }),
    titleClip({ id: 't', from: 0, to: 2, with: { text: 'Hot' } }),
    priceTag({ id: 'tag', from: 2, to: 4 }),
  ]);
  expect(listReadTexts(document)).toMatchObject([
    { text: 'Hot', tick: 120_000, inks: ['#ffffff'] },
    { text: '$59', tick: 360_000, inks: ['#ffffff'], plate: { color: '#000000', opacity: 1 } },
  ]);
  expect(listVisualClips(withoutTexts(document)).map(({ id }) => id)).toEqual(['p']);
  expect(listReadTexts(withoutTexts(document))).toEqual([]);
});

it('fails the lowest contrast, with the text and its moment', () => {
  const texts = [
    { text: 'Hot', tick: 0, contrast: 9 },
    { text: 'Cold', tick: 120_000, contrast: 3.2 },
  ];
  expect(measureContrast(texts, makeScenes([0]))).toMatchObject({
    value: '3.2',
    isPassed: false,
    where: ['3.2: “Cold” in scene 1 (hook) at 1.00 s'],
  });
});
