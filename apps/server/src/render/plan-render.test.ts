import { msToTicks, type TimelineDocument } from '@reelwright/timeline';
import { describe, expect, test } from 'vitest';
import { picturesOf, planLogos, planPictures, planSegments } from './plan-render.ts';

type Clip = Extract<TimelineDocument['tracks'][number], { kind: 'image' }>['clips'][number];

function clip(changes: Partial<Extract<Clip, { kind: 'image' }>>): Clip {
  return {
    kind: 'image',
    id: 'clip',
    start: 0,
    duration: msToTicks(1000),
    media: 'photo',
    box: { x: 0, y: 0, width: 1, height: 1 },
    fit: 'cover',
    camera: { from: { x: 0.5, y: 0.5, zoom: 1 }, to: { x: 0.5, y: 0.5, zoom: 1 }, easing: 'linear' },
    opacity: 1,
    ...changes,
  };
}

function documentOf(clips: Clip[], photo: { width: number; height: number }, durationMs = 1000): TimelineDocument {
  return {
    version: 1,
    canvas: { width: 1080, height: 1920, background: '#000000' },
    frameRate: { num: 30, den: 1 },
    duration: msToTicks(durationMs),
    media: {
      photo: { kind: 'image', key: 'photo', ...photo },
      other: { kind: 'image', key: 'other', width: 1080, height: 1920 },
    },
    script: [],
    tracks: [{ kind: 'image', id: 'track', clips, transitions: [] }],
    audio: { targetLufs: -14, maxTruePeakDb: -1, duckingDb: 12 },
  };
}

describe('segments', () => {
  test.each([1, 2, 3, 7])('%i segments are the whole document, frame by frame', (count) => {
    const segments = planSegments(documentOf([clip({})], { width: 1000, height: 1000 }, 1033), count);
    expect(segments.length).toBe(count);
    expect(segments[0]?.from).toBe(0);
    expect(segments.at(-1)?.to).toBe(31);
    for (const [index, segment] of segments.entries()) {
      expect(segment.to).toBeGreaterThan(segment.from);
      if (index > 0) expect(segment.from).toBe(segments[index - 1]?.to);
    }
  });

  test('a document of one frame is one segment', () => {
    expect(planSegments(documentOf([clip({})], { width: 1000, height: 1000 }, 10), 2)).toEqual([{ from: 0, to: 1 }]);
  });
});

describe('pictures', () => {
  test('only the part that the camera ever sees is held, pixel for pixel', () => {
    const [plan] = planPictures(documentOf([clip({})], { width: 2000, height: 2000 }));
    // 9:16 of a square: 1125 of its 2000 columns, and the margin.
    expect(plan?.region).toEqual({ x: 428, y: 0, width: 1144, height: 2000 });
    expect(plan).toMatchObject({ width: 1144, height: 2000 });
  });

  test('a huge picture is held no larger than it is shown', () => {
    const [plan] = planPictures(documentOf([clip({})], { width: 9000, height: 9000 }));
    expect(plan?.height).toBe(1920);
    expect(plan?.region.height).toBe(9000);
    expect(plan?.width).toBeLessThan(1120);
  });

  test('the closest view decides, wherever in the document it is', () => {
    const near = { x: 0.5, y: 0.5, zoom: 4 };
    const clips = [
      clip({}),
      clip({ id: 'near', start: msToTicks(1000), camera: { from: near, to: near, easing: 'linear' } }),
    ];
    const [plan] = planPictures(documentOf(clips, { width: 12_000, height: 12_000 }, 2000));
    expect(plan?.height).toBe(7680);
  });

  test('an odd picture is held in even pixels, inside itself', () => {
    const [plan] = planPictures(documentOf([clip({ fit: 'contain' })], { width: 801, height: 1201 }));
    expect(plan?.region).toEqual({ x: 0, y: 0, width: 800, height: 1200 });
  });

  test('a segment is given the pictures that it shows, for its own frames', () => {
    const clips = [clip({}), clip({ id: 'second', media: 'other', start: msToTicks(1000) })];
    const plans = planPictures(documentOf(clips, { width: 2000, height: 2000 }, 2000));
    const summary = (from: number, to: number) =>
      picturesOf(plans, { from, to }).map(({ media, frames }) => [media, frames.from, frames.to]);
    expect(summary(0, 20)).toEqual([['photo', 0, 20]]);
    expect(summary(20, 40)).toEqual([
      ['photo', 20, 30],
      ['other', 30, 40],
    ]);
    expect(summary(40, 60)).toEqual([['other', 40, 60]]);
  });
});

test('a logo is planned for its largest box', () => {
  const document = documentOf([clip({})], { width: 1000, height: 1000 });
  const logo = (id: string, width: number) => ({
    kind: 'logo' as const,
    id,
    start: 0,
    duration: msToTicks(500),
    box: { x: 0, y: 0, width, height: 0.05 },
    enter: { kind: 'none' as const, duration: 0 },
    exit: { kind: 'none' as const, duration: 0 },
    media: 'mark',
    opacity: 1,
  });
  document.tracks.push({ kind: 'sticker', id: 'logos', clips: [logo('a', 0.25), logo('b', 0.5)] });
  expect(planLogos(document)).toEqual([{ media: 'mark', box: { width: 540, height: 96 } }]);
});
