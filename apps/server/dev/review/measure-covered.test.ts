import type { AdImage } from '@reelwright/ad';
import { expect, it } from 'vitest';
import { measureCoveredProduct } from './measure-covered.ts';
import { makeDocument, makeScenes, priceTag, visualClip } from './test-review.ts';

const WHOLE = { x: 0, y: 0, width: 1, height: 1 };
const image: AdImage = {
  key: 'image',
  width: 1080,
  height: 1920,
  subject: { x: 0.1, y: 0.5, width: 0.8, height: 0.4 },
  faces: [],
  plainBackground: '#ffffff',
  palette: ['#335577'],
  details: [],
};

function gateOf(box: { x: number; y: number; width: number; height: number }) {
  const document = makeDocument([
    visualClip({ id: 'scene-0-photo', from: 0, to: 5, with: { box: WHOLE } }),
    priceTag({ id: 'scene-0-price', from: 0, to: 5, with: { box } }),
  ]);
  const tracks = document.tracks.map((track) => ({
    ...track,
    id: track.kind === 'sticker' ? 'sticker-track' : 'image-track',
  }));
  return measureCoveredProduct(
    { ...document, tracks },
    {
      scenes: makeScenes([0]),
      images: [image],
    },
  );
}

it('passes a price above the product', () => {
  expect(gateOf({ x: 0.2, y: 0.2, width: 0.5, height: 0.2 })).toMatchObject({ value: '0.0 %', isPassed: true });
});

it('fails a price on the product, and names the scene', () => {
  const gate = gateOf({ x: 0.1, y: 0.6, width: 0.8, height: 0.2 });
  expect(gate.isPassed).toBe(false);
  expect(gate.where.join()).toContain('scene 1 (hook)');
});
