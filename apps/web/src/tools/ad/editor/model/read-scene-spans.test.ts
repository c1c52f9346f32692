import type { TimelineDocument } from '@reelwright/timeline';
import { describe, expect, it } from 'vitest';
import { findSceneAt, readSceneSpans, stillTick } from './read-scene-spans.ts';

const SECOND = 120_000;
const appearance = { kind: 'none', duration: 0, easing: 'linear' };

/** Makes a cut of parts, each [start, end, scene of the script or null if it has no words], in seconds. */
function makeCut(parts: readonly (readonly [number, number, number | null])[]): TimelineDocument {
  const clipOf = ([start, end, scene]: readonly [number, number, number | null], index: number, slot: string) => ({
    id: `scene-${index}-${slot}`,
    start: start * SECOND,
    duration: (end - start) * SECOND,
    ...(scene === null ? {} : { anchor: { fromWord: `w${scene}-0`, toWord: `w${scene}-2`, lead: 0, tail: 0 } }),
  });
  return {
    duration: (parts.at(-1)?.[1] ?? 0) * SECOND,
    frameRate: { num: 30, den: 1 },
    tracks: [
      {
        kind: 'image',
        id: 'images',
        transitions: [],
        clips: parts.map((part, index) => ({
          ...clipOf(part, index, 'image'),
          kind: 'image',
          media: `image-${index}`,
        })),
      },
      {
        kind: 'text',
        id: 'titles',
        // A title starts a little after its image.
        clips: parts.map((part, index) => ({
          ...clipOf([part[0] + 0.25, part[1], part[2]], index, 'title'),
          kind: 'title',
          enter: appearance,
        })),
      },
    ],
  } as unknown as TimelineDocument;
}

const secondsOf = (document: TimelineDocument, count: number) =>
  readSceneSpans(document, count).map(({ start, end }) => [start / SECOND, end / SECOND]);

describe('readSceneSpans', () => {
  it('finds each scene by its words, even if it is shown in several parts', () => {
    const document = makeCut([
      [0, 2, 0],
      [2, 5, 1],
      [5, 8, 1],
      [8, 10, 2],
    ]);
    expect(secondsOf(document, 3)).toEqual([
      [0, 2],
      [2, 8],
      [8, 10],
    ]);
    expect(readSceneSpans(document, 3).map(({ media }) => media)).toEqual(['image-0', 'image-1', 'image-3']);
  });

  it('finds scenes without words by the cuts between their neighbours', () => {
    expect(
      secondsOf(
        makeCut([
          [0, 2, null],
          [2, 4, 1],
          [4, 5, null],
          [5, 7, null],
          [7, 9, 4],
          [9, 12, null],
        ]),
        6,
      ),
    ).toEqual([
      [0, 2],
      [2, 4],
      [4, 5],
      [5, 7],
      [7, 9],
      [9, 12],
    ]);
  });

  it('covers the whole cut without a gap, whatever the number of scenes', () => {
    for (const count of [1, 2, 3, 5, 8]) {
      const document = makeCut([
        [0, 3, 0],
        [3, 6, null],
      ]);
      const spans = readSceneSpans(document, count);
      expect(spans).toHaveLength(count);
      expect(spans[0]?.start).toBe(0);
      expect(spans.at(-1)?.end).toBe(document.duration);
      for (const [index, span] of spans.entries()) {
        expect(span.end).toBeGreaterThanOrEqual(span.start);
        if (index > 0) expect(span.start).toBe(spans[index - 1]?.end);
      }
    }
  });
});

it('returns the scene at a tick', () => {
  const spans = readSceneSpans(
    makeCut([
      [0, 2, 0],
      [2, 5, 1],
    ]),
    2,
  );
  expect([0, 2 * SECOND - 1, 2 * SECOND, 9 * SECOND].map((tick) => findSceneAt(spans, tick))).toEqual([0, 0, 1, 1]);
});

it('represents a scene by a whole frame within it', () => {
  const document = makeCut([[0, 3, 0]]);
  const [span] = readSceneSpans(document, 1);
  const tick = span ? stillTick(span, document) : -1;
  expect(tick % (SECOND / 30)).toBe(0);
  expect(tick).toBeGreaterThan(SECOND);
  expect(tick).toBeLessThan(3 * SECOND);
});
