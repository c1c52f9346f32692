import { LOOK_IDS } from '@reelwright/contracts';
import { type Box, msToTicks } from '@reelwright/timeline';
import { expect, test } from 'vitest';
import { listSlotted } from '../ad/collect-tracks.ts';
import { type AdScene, layoutAd } from '../layout-ad.ts';
import { LOOKS } from '../looks.ts';
import { TEST_IMAGES } from '../test-images.ts';

const SCENE = msToTicks(3000);
const images = TEST_IMAGES.filter(({ media }) => media === 'cut-out');

function clipsOf(id: (typeof LOOK_IDS)[number], scene: Omit<AdScene, 'start' | 'duration'>) {
  const scenes = [{ ...scene, start: 0, duration: SCENE }];
  return listSlotted(
    layoutAd({ look: LOOKS[id], ratio: '9:16', language: 'en', scenes, images, hasCaptions: true, seed: 4 }).tracks,
  );
}
const overlaps = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

test('a discount is never drawn below the product', () => {
  const comparison = { before: { label: 'Before', text: '$59' }, after: { label: 'Now', text: '$39.90' } };
  const content = { price: '$39.90', originalPrice: '$59', discount: '-32%', comparison };
  for (const id of LOOK_IDS) {
    const discounts = (['comparison', 'price'] as const).flatMap((layout) =>
      clipsOf(id, { role: 'offer', layout, content }).filter(({ clip }) => clip.kind === 'discount_badge'),
    );
    expect(discounts.filter(({ slot }) => slot !== 'badge' && slot !== 'sticker')).toEqual([]);
  }
});

test('a discount leaves the name that opens the ad with its price free', () => {
  const content = { title: 'Obliterator Countertop Blender', price: '$99', originalPrice: '$129', discount: '-23%' };
  for (const id of LOOK_IDS) {
    const clips = clipsOf(id, { role: 'hook', layout: 'price', hookFormat: 'price-slam', content });
    const boxesOf = (kind: string) => clips.flatMap(({ clip }) => (clip.kind === kind && 'box' in clip ? [clip] : []));
    const names = boxesOf('title');
    expect(names.length, id).toBeGreaterThan(0);
    for (const badge of boxesOf('discount_badge'))
      expect(
        names.filter(({ box, start }) => start === badge.start && overlaps(box, badge.box)),
        id,
      ).toEqual([]);
  }
});
