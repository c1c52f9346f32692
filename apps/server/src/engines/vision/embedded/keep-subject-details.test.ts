import { expect, test } from 'vitest';
import { keepSubjectDetails } from './keep-subject-details.ts';

const SIZE = { width: 120, height: 60 };
/** A red bag on the left, a grey sleeve on the right. */
const rgb = Uint8Array.from({ length: SIZE.width * SIZE.height * 3 }, (_, at) => {
  const x = Math.floor(at / 3) % SIZE.width;
  return (x < 60 ? [170, 20, 35] : [120, 122, 125])[at % 3] ?? 0;
});
const bag = { x: 0.1, y: 0.2, width: 0.3, height: 0.6 };
const sleeve = { x: 0.6, y: 0.2, width: 0.3, height: 0.6 };

test('a close-up of a sleeve is no detail of the bag beside it', () => {
  expect(keepSubjectDetails([sleeve, bag], { ...SIZE, rgb }, ['#a70f22'])).toEqual([bag]);
});

test('all are kept where none surely shows the subject, as of a product in many colours', () => {
  expect(keepSubjectDetails([sleeve, bag], { ...SIZE, rgb }, ['#20a040'])).toEqual([sleeve, bag]);
});
