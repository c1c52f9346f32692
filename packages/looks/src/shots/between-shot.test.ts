import { LOOK_IDS } from '@reelwright/contracts';
import { type ImageClip, msToTicks } from '@reelwright/timeline';
import { expect, test } from 'vitest';
import { listSlotted } from '../ad/collect-tracks.ts';
import { type AdScene, layoutAd } from '../layout-ad.ts';
import { LOOKS } from '../looks.ts';
import type { LookImage } from '../picture/ad-image.ts';

const SCENE = msToTicks(3000);
const region = { x: 0.2, y: 0.1, width: 0.6, height: 0.8 };
/** A light product before white, whose close-ups are not full of it: a band is what is left. */
const product: LookImage = {
  kind: 'image',
  media: 'front',
  width: 1600,
  height: 1600,
  faces: [],
  plainBackground: '#ffffff',
  hasAlpha: false,
  isScene: false,
  subject: region,
  subjectColor: '#a5462f',
  palette: ['#a5462f'],
  details: [
    { x: 0.3, y: 0.15, width: 0.25, height: 0.2 },
    { x: 0.5, y: 0.6, width: 0.25, height: 0.2 },
  ],
  cutOut: { media: 'front-alone', width: 960, height: 1280, region, fill: 0.6, feet: [{ x: 0.1, y: 1, width: 0.8 }] },
};

const isShown = (clip: { kind: string; opacity?: number }): clip is ImageClip =>
  clip.kind === 'image' && clip.opacity === 1;

test('beside a band of texts, a whole product and a close-up of it stand on different sides, and neither is under it', () => {
  let bands = 0;
  for (const id of LOOK_IDS)
    for (const seed of [1, 2, 3, 4]) {
      const scenes = (['hook', 'benefit', 'benefit'] as const).map((role, index): AdScene => {
        const content = { title: ['Tired?', 'Soft all day', 'Folds flat'][index] ?? '', isSpoken: true };
        return { role, start: index * SCENE, duration: SCENE, content };
      });
      const request = { look: LOOKS[id], ratio: '9:16', language: 'en', scenes, hasCaptions: true, seed } as const;
      const clips = listSlotted(layoutAd({ ...request, images: [product] }).tracks);
      for (const { clip: band } of clips.filter(({ slot, clip }) => slot === 'veil' && clip.id.includes('-panel-'))) {
        if (!('box' in band)) continue;
        bands += 1;
        const [top, foot] = [band.box.y, band.box.y + band.box.height];
        const images = clips.flatMap(({ clip }) => (isShown(clip) && clip.start === band.start ? [clip] : []));
        const sides = images.map(({ box }) =>
          box.y + box.height <= top + 1e-6 ? 'above' : box.y >= foot - 1e-6 ? 'below' : 'under',
        );
        expect(sides.toSorted(), band.id).toEqual(['above', 'below']);
      }
    }
  expect(bands).toBeGreaterThan(20);
});
