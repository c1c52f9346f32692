import type { ImageClip, TimelineDocument } from '@reelwright/timeline';
import { expect, it } from 'vitest';
import { orderOfUse } from './order-of-use.ts';

const SECOND = 120_000;

function clip(media: string, startS: number): ImageClip {
  const camera = { x: 0.5, y: 0.5, zoom: 1 };
  return {
    kind: 'image',
    id: `clip-${media}`,
    start: startS * SECOND,
    duration: SECOND,
    media,
    fit: 'cover',
    opacity: 1,
    box: { x: 0, y: 0, width: 1, height: 1 },
    camera: { from: camera, to: camera, easing: 'linear' },
  };
}

const image = { kind: 'image', key: '', width: 2, height: 2, hasAlpha: false } as const;
const document: TimelineDocument = {
  version: 2,
  canvas: { width: 16, height: 16, background: '#000000' },
  frameRate: { num: 30, den: 1 },
  duration: 4 * SECOND,
  media: { a: image, b: image, c: image, d: image, voice: { kind: 'audio', key: '', duration: SECOND } },
  script: [],
  tracks: [
    { kind: 'image', id: 'visuals', clips: [clip('a', 0), clip('b', 1), clip('c', 2), clip('d', 3)], transitions: [] },
  ],
  audio: { targetLufs: -14, maxTruePeakDb: -1, duckingDb: 9 },
};

it('fetches current images first, then upcoming ones, then earlier ones', () => {
  expect(orderOfUse(document, 0)).toEqual(['a', 'b', 'c', 'd']);
  expect(orderOfUse(document, 2.5 * SECOND)).toEqual(['c', 'd', 'a', 'b']);
});
