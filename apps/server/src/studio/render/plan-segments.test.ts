import { expect, test } from 'vitest';
import { planSegments } from './plan-segments.ts';
import { documentOf, imageClip, imageMedia } from './test-documents.ts';

const ofLength = (durationMs: number) =>
  documentOf({ clips: [imageClip()], media: { photo: imageMedia({ width: 1000, height: 1000 }) }, durationMs });

test.each([1, 2, 3, 7])('%i segments are the whole document, frame by frame', (count) => {
  const segments = planSegments(ofLength(1033), count);
  expect(segments.length).toBe(count);
  expect(segments[0]?.from).toBe(0);
  expect(segments.at(-1)?.to).toBe(31);
  for (const [index, segment] of segments.entries()) {
    expect(segment.to).toBeGreaterThan(segment.from);
    if (index > 0) expect(segment.from).toBe(segments[index - 1]?.to);
  }
});

test('a document of one frame is one segment', () => {
  expect(planSegments(ofLength(10), 2)).toEqual([{ from: 0, to: 1 }]);
});
