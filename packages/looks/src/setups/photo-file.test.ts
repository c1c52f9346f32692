import { expect, it } from 'vitest';
import type { LookImage } from '../picture/ad-image.ts';
import { fileOf, listShown } from './photo-file.ts';

const BALL = { x: 0.3, y: 0.6, width: 0.3, height: 0.2 };

/** A ball on a court. */
const onCourt = (wish: Partial<LookImage>): LookImage => ({
  kind: 'image',
  media: 'court',
  width: 1080,
  height: 1620,
  faces: [],
  plainBackground: null,
  hasAlpha: false,
  isScene: true,
  isWearable: false,
  subject: { x: 0, y: 0.2, width: 1, height: 0.6 },
  subjectColor: '#c05020',
  palette: ['#c05020', '#555555'],
  details: [BALL],
  ...wish,
});

it('keeps texts off the details of a photo whose subject is mostly surroundings', () => {
  const vague = onCourt({});
  expect(listShown(vague, fileOf(vague))).toEqual([vague.subject, BALL]);
  // In a file that goes on beyond the photo, details lie where the photo does.
  const region = { x: 0, y: 0.5, width: 1, height: 0.5 };
  const [, detail] = listShown(vague, { ...fileOf(vague), region });
  expect(detail?.y).toBeCloseTo(0.8);
  expect(detail?.height).toBeCloseTo(0.1);
});

it('keeps texts off the subject alone where that is surely the product', () => {
  const clear = onCourt({ subject: BALL });
  expect(listShown(clear, fileOf(clear))).toEqual([BALL]);
});
