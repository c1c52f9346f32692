import type { AdImage } from '@reelwright/ad';
import { expect, it } from 'vitest';
import { measureFramings } from './measure-framings.ts';
import { makeDocument, makeScenes, visualClip } from './test-review.ts';

const image: AdImage = {
  key: 'image',
  width: 1000,
  height: 1000,
  subject: { x: 0.1, y: 0.1, width: 0.8, height: 0.8 },
  faces: [],
  plainBackground: '#ffffff',
  palette: ['#335577'],
};

/** Reviews two shots of one photo, the second with a zoom, in one scene or in two of these layouts. */
function gateOf(zoom: number, layouts: readonly ['hero', 'hero' | 'split'] = ['hero', 'hero']) {
  const camera = { from: { x: 0.5, y: 0.5, zoom }, to: { x: 0.5, y: 0.5, zoom }, easing: 'linear' as const };
  const document = makeDocument([
    visualClip({ id: 'scene-0-photo', from: 0, to: 4 }),
    visualClip({ id: 'scene-1-photo', from: 4, to: 8, with: { camera } }),
  ]);
  const tracks = document.tracks.map((track) => ({ ...track, id: 'image-track' }));
  return measureFramings({ ...document, tracks }, { scenes: makeScenes([0, 4]), layouts, images: [image] });
}

it('passes a cut to a shot that is half as far away', () => {
  expect(gateOf(1.6)).toMatchObject({ value: '0', isPassed: true });
});

it('fails a cut that hardly changes the distance, and names the scene', () => {
  const gate = gateOf(1.2);
  expect(gate).toMatchObject({ isPassed: false, value: '1, least step 1.20' });
  expect(gate.where.join()).toContain('scene 2');
});

it('passes a cut to a scene of another layout', () => {
  expect(gateOf(1.2, ['hero', 'split']).isPassed).toBe(true);
});
