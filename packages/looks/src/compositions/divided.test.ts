import { LOOK_IDS } from '@reelwright/contracts';
import { msToTicks } from '@reelwright/timeline';
import { expect, test } from 'vitest';
import { listSlotted } from '../ad/collect-tracks.ts';
import { type AdScene, layoutAd } from '../layout-ad.ts';
import type { SceneLayoutName } from '../layout/scene-content.ts';
import { LOOKS } from '../looks.ts';
import { TEST_IMAGES } from '../test-images.ts';

const SCENE = msToTicks(6000);
const found = TEST_IMAGES.find(({ media }) => media === 'cut-out');
if (!found?.cutOut) throw new Error('one is cut out');
const product = {
  ...found,
  cutOut: { ...found.cutOut, feet: [{ x: 0.1, y: 1, width: 0.8 }] },
  details: [...found.details, { x: 0.6, y: 0.6, width: 0.2, height: 0.2 }],
};

/** Lists the images at a tick of a scene of six seconds. */
function imagesAt(id: (typeof LOOK_IDS)[number], layout: SceneLayoutName, ms: number) {
  const scene: AdScene = { role: 'benefit', start: 0, duration: SCENE, content: { title: 'Two pockets' }, layout };
  const { tracks } = layoutAd({
    look: LOOKS[id],
    ratio: '9:16',
    language: 'en',
    scenes: [
      { ...scene, role: 'hook' },
      { ...scene, start: SCENE },
    ],
    images: [product],
    hasCaptions: false,
    seed: 2,
  });
  const tick = SCENE + msToTicks(ms);
  return listSlotted(tracks).filter(
    ({ clip }) =>
      clip.kind === 'image' && clip.opacity === 1 && clip.start <= tick && tick < clip.start + clip.duration,
  );
}

test.each(['grid', 'split'] as const)('under a long line, a %s gives way to the product alone', (layout) => {
  for (const id of LOOK_IDS) {
    expect(imagesAt(id, layout, 400).length, id).toBeGreaterThan(1);
    expect(imagesAt(id, layout, 5600).length, id).toBe(1);
  }
});
